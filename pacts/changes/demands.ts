import type { Interaction, Message } from '../contract.ts';
import { exactly, type Demand } from './demand.ts';

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
    if (parts.length === 0) return [[place, { value, matchers }]];
    return parts.flatMap(([key, part]) => demandsIn(part, `${path}.${key}`, below));
  }
}
