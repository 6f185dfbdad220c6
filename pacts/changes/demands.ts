import { isDeepStrictEqual } from 'node:util';

import type { Interaction, Message } from '../contract.ts';

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

function exactly(value: unknown): Demand {
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

/** What the demand asks for, in words. */
export function describe(demand: Demand): string {
  const { value, matchers } = demand;
  const last = matchers.at(-1);
  if (last === undefined) return `exactly ${JSON.stringify(value)}`;
  const kind = isTyped(demand) ? 'text' : 'anything';
  if (last.regex === '.+') return `${kind} that is not empty`;
  if (last.match === 'regex')
    return `${kind} like ${JSON.stringify(value)}, by the pattern ${last.regex ?? ''}`;
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

/** By place, for example `body.subscriptions[*].plan.tier`. */
export type Demands = ReadonlyMap<string, Demand>;

type Entry = readonly [place: string, demand: Demand];

/** What the backend has to accept. A value of a provider state stands there by its name, not by its example. */
export function requestDemands({ request }: Interaction): Demands {
  const { method, path, query = {}, matchingRules = {}, generators = {} } = request;
  return new Map<string, Demand>([
    ['method', exactly(method)],
    ['path', exactly(generators.path?.expression ?? path)],
    ...Object.entries(query).map(([name, value]): Entry => [
      `query ${name}`,
      { value, matchers: matchingRules.query?.[name]?.matchers ?? [] },
    ]),
    ...headerDemands(request),
    ...bodyDemands(request),
  ]);
}

/** What the application needs of the answer. */
export function answerDemands({ response }: Interaction): Demands {
  return new Map<string, Demand>([
    ['status', exactly(response.status)],
    ...headerDemands(response),
    ...bodyDemands(response),
  ]);
}

function headerDemands({ headers = {}, matchingRules = {}, generators = {} }: Message): Entry[] {
  return Object.entries(headers).map(([name, values]) => {
    const expression = generators.header?.[name]?.expression;
    const matchers = matchingRules.header?.[name]?.matchers ?? [];
    return [
      `header ${name}`,
      expression === undefined ? { value: values.join(', '), matchers } : exactly(expression),
    ];
  });
}

function bodyDemands({ body, matchingRules = {}, generators = {} }: Message): Entry[] {
  return body === undefined ? [] : demandsIn(body.content, '$', []);

  /** `inherited`: a matcher by type holds for everything below it that has no matcher of its own. */
  function demandsIn(value: unknown, path: string, inherited: Demand['matchers']): Entry[] {
    const place = path.replace('$', 'body');
    const expression = generators.body?.[path]?.expression;
    if (expression !== undefined) return [[place, exactly(expression)]];
    const matchers = matchingRules.body?.[path]?.matchers ?? inherited;
    const below = matchers.some(({ match }) => match === 'type') ? [{ match: 'type' }] : [];
    if (Array.isArray(value)) {
      const isLoose = below.length > 0;
      const min = Math.max(...matchers.map((one) => one.min ?? 0));
      return [
        [
          `${place}.length`,
          isLoose ? { value: 1, matchers: [{ match: 'length', min }] } : exactly(value.length),
        ],
        ...(isLoose ? value.slice(0, 1) : value).flatMap((entry, index) =>
          demandsIn(entry, `${path}[${isLoose ? '*' : String(index)}]`, below),
        ),
      ];
    }
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    // A value that has to be equal is exact, also below a matcher by type.
    if (matchers.some(({ match }) => match === 'equality')) return [[place, exactly(value)]];
    if (parts.length === 0) return [[place, { value, matchers }]];
    return parts.flatMap(([key, part]) => demandsIn(part, `${path}.${key}`, below));
  }
}
