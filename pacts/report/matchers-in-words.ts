import type { Interaction } from '../contract.ts';

export interface FieldInWords {
  /** For example `subscriptions[*].plan.tier`; empty for the body itself. */
  readonly field: string;
  readonly words: string;
  readonly example: string;
}

/** What the contract asks of each field of an answer, in words. */
export function matchersInWords({ response }: Interaction): FieldInWords[] {
  if (response.body === undefined) return [];
  const rules = response.matchingRules?.body ?? {};
  return leaves(response.body.content).map(({ path, value }) => ({
    field: path.replace(/^\$\.?/, ''),
    words: inWords(rules[path]?.matchers ?? [], value),
    example: JSON.stringify(value),
  }));
}

function leaves(value: unknown, path = '$'): { path: string; value: unknown }[] {
  if (Array.isArray(value) && value.length > 0) return leaves(value[0], `${path}[*]`);
  const isParent = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isParent || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

function inWords(matchers: readonly { match: string; regex?: string }[], value: unknown): string {
  const last = matchers.at(-1);
  if (last === undefined) return Array.isArray(value) ? 'an empty list' : `exactly ${JSON.stringify(value)}`;
  if (last.match === 'regex') return `text like ${last.regex ?? ''}`;
  if (last.match === 'integer') return 'a whole number';
  return `any ${value === null ? 'value' : typeof value === 'string' ? 'text' : typeof value}`;
}
