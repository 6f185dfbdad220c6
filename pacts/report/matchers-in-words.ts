import type { Interaction } from '../contract.ts';

type Matchers = readonly { readonly match: string; readonly regex?: string }[];
type Rules = Readonly<Record<string, { readonly matchers: Matchers }>>;

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
    words: inWords(rules[path]?.matchers ?? inherited(rules, path), value),
    example: JSON.stringify(value),
  }));
}

/** Below a field that is compared by type, everything without a rule of its own is too. */
function inherited(rules: Rules, path: string): Matchers {
  const above = Object.keys(rules).filter(
    (rule) => path.startsWith(`${rule}[`) || path.startsWith(`${rule}.`),
  );
  return above.some((rule) => rules[rule]?.matchers.at(-1)?.match === 'type') ? [{ match: 'type' }] : [];
}

function leaves(value: unknown, path = '$'): { path: string; value: unknown }[] {
  if (Array.isArray(value) && value.length > 0) return leaves(value[0], `${path}[*]`);
  const isParent = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isParent || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

function inWords(matchers: Matchers, value: unknown): string {
  const last = matchers.at(-1);
  if (last === undefined) return Array.isArray(value) ? 'an empty list' : `exactly ${JSON.stringify(value)}`;
  if (last.match === 'regex') return `text like ${last.regex ?? ''}`;
  if (last.match === 'integer') return 'a whole number';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return `any ${typeof value === 'string' ? 'text' : typeof value}`;
}
