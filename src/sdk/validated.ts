import { unreadable } from './errors.ts';

interface Schema<T> {
  safeParse(
    answer: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: Fault };
}

interface Fault {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

/** Returns an answer that matches its schema, else throws an `unreadable` error. */
export function validated<T>(schema: Schema<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (!result.success) throw unreadable(result.error.issues[0]?.path.map(String).join('.'));
  return result.data;
}
