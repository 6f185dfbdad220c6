import { isDeepStrictEqual } from 'node:util';

interface Matcher {
  readonly match: string;
  readonly regex?: string;
  /** The fewest entries of a list. */
  readonly min?: number;
}

/** What the contract asks for in one place: a value, and the matchers that loosen it. Without any it is exact. */
export interface Demand {
  readonly value: unknown;
  readonly matchers: readonly Matcher[];
}

export function exactly(value: unknown): Demand {
  return { value, matchers: [] };
}

/** Whether whatever satisfies `before` is sure to satisfy `after`. */
export function isSatisfiedBy(after: Demand, before: Demand): boolean {
  const isExact = before.matchers.length === 0;
  if (after.matchers.length === 0) return isExact && isDeepStrictEqual(after.value, before.value);
  return after.matchers.every((matcher) => {
    if (matcher.match === 'type') return isTyped(before) && typeOf(after.value) === typeOf(before.value);
    if (matcher.match === 'length') return fewest(before) >= (matcher.min ?? 0);
    if (!isExact) return before.matchers.some((one) => isDeepStrictEqual(one, matcher));
    if (matcher.match === 'integer') return Number.isInteger(before.value);
    if (matcher.match !== 'regex' || typeof before.value !== 'string') return false;
    return new RegExp(matcher.regex ?? '').test(before.value);
  });
}

export function inWords(demand: Demand): string {
  const { value, matchers } = demand;
  const last = matchers.at(-1);
  if (last === undefined) return `exactly ${JSON.stringify(value)}`;
  if (last.match === 'regex') return `${isTyped(demand) ? 'text' : 'anything'} like ${last.regex ?? ''}`;
  if (last.match === 'length') return `at least ${String(last.min ?? 0)}`;
  if (last.match === 'integer') return 'a whole number';
  if (last.match === 'type') return `any ${typeOf(value) === 'string' ? 'text' : typeOf(value)}`;
  return `like ${JSON.stringify(value)}, by ${last.match}`;
}

/** A pattern alone compares numbers by how they are printed. */
function isTyped({ matchers }: Demand): boolean {
  return matchers.length === 0 || matchers.some(({ match }) => match !== 'regex');
}

function fewest({ value, matchers }: Demand): number {
  return matchers.length === 0 ? Number(value) : Math.max(...matchers.map(({ min = 0 }) => min));
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
