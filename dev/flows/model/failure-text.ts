import type { KnownEvent } from './known-pages.ts';

/** What a failed call says of itself: `answered · 401 · token_not_valid`; null where nothing failed. */
export function failureText({ payload }: Pick<KnownEvent, 'payload'>): string | null {
  const error = payload['error'];
  if (!isObject(error)) return null;
  const problem = isObject(error['problem']) ? error['problem'] : {};
  const parts = ['kind', 'status', 'code'].map((name) => problem[name] ?? error[name]);
  const told = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  if (told.length > 0) return told.join(' · ');
  return typeof error['name'] === 'string' ? error['name'] : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
