import * as fc from 'fast-check';

import type { DescribedRequest, Parameter } from './described-request.ts';
import { brokenBody, fitting, hostileHeader, hostileQuery, hostileSegment } from './values.ts';

/** Who asks: nobody, a session that was ended, the demo player, or the member of the description's examples. */
export type Caller = 'nobody' | 'stale' | 'demo' | 'member';

/** One request, as it goes over the wire. */
export interface Probe {
  readonly caller: Caller;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** What the schemas say of it; `unknown` may be either. */
  readonly fits: 'yes' | 'no' | 'unknown';
}

const caller = fc.constantFrom<Caller>('nobody', 'stale', 'demo', 'demo', 'member', 'member');

/** Requests of an operation: one in three as described, the others with something wrong in one place. */
export function probes(request: DescribedRequest): fc.Arbitrary<Probe> {
  const fit = fittingProbe(request);
  const unfit = [
    fit.chain((probe) => hostileHeader.map((header) => withHeader(probe, header))),
    fit.chain((probe) => hostileQueryOf(request).map((query) => withQuery(probe, query))),
    ...(request.operation.path.includes('{') ? [withHostilePath(request, fit)] : []),
    ...request.parameters.filter((one) => one.in === 'header').map((one) => withHostileParameter(one, fit)),
  ];
  const bodies =
    request.body === null
      ? fc.constantFrom('{}', '{', 'A'.repeat(70_000)).map((body) => ({ body, fits: 'unknown' as const }))
      : brokenBody(request.body.schema, bodyOf(request.body));
  const broken = fit.chain((probe) => bodies.map((change) => ({ ...probe, ...change })));
  return fc.oneof({ weight: 2, arbitrary: fit }, { weight: 2, arbitrary: broken }, ...unfit);
}

function fittingProbe({ operation, parameters, body }: DescribedRequest): fc.Arbitrary<Probe> {
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, fitting(schema)])),
    { requiredKeys: parameters.filter(({ required }) => required === true).map(({ name }) => name) },
  );
  return fc
    .tuple(caller, values, body === null ? fc.constant(null) : bodyOf(body))
    .filter(([, given]) => REFUSED_BY_A_RULE[operation.id]?.(given) !== true)
    .map(([asked, given, sent]) => ({
      caller: asked,
      path: pathWith(operation.path, parameters, given),
      headers: {
        'content-type': 'application/json',
        ...Object.fromEntries(
          placed(parameters, 'header', given).map(([name, value]) => [name, String(value)]),
        ),
      },
      body: sent === null ? null : JSON.stringify(sent),
      fits: 'yes',
    }));
}

type Values = Readonly<Record<string, unknown>>;

/** What fits the schemas and is refused all the same, by a rule that the description states in its text. */
const REFUSED_BY_A_RULE: Readonly<Record<string, (given: Values) => boolean>> = {
  earnings: ({ period, month }) => period !== undefined && month !== undefined,
  // A cursor is opaque: only the server can make one.
  edgeHistory: ({ cursor, from = '', to = '9999-12-31' }) =>
    cursor !== undefined || (from as string) > (to as string),
};

function bodyOf({ schema, examples }: NonNullable<DescribedRequest['body']>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 2, arbitrary: fitting(schema) }, ...examples.map((one) => fc.constant(one)));
}

function pathWith(path: string, parameters: readonly Parameter[], given: Values): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const pairs = placed(parameters, 'query', given).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(String(one).toWellFormed())}`),
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function placed(
  parameters: readonly Parameter[],
  place: Parameter['in'],
  given: Values,
): [string, unknown][] {
  return Object.entries(given).filter(([name]) =>
    parameters.some((one) => one.in === place && one.name === name),
  );
}

function hostileQueryOf({ parameters }: DescribedRequest): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return fc.oneof(...(names.length === 0 ? ['page'] : names).map(hostileQuery));
}

function withHostilePath({ operation }: DescribedRequest, fit: fc.Arbitrary<Probe>): fc.Arbitrary<Probe> {
  return fc.tuple(fit, hostileSegment, fc.nat(1)).map(([probe, segment, which]) => {
    const segments = probe.path.split('/');
    const places = operation.path.split('/').flatMap((one, index) => (one.startsWith('{') ? [index] : []));
    segments[places[which % places.length] ?? 0] = segment;
    return { ...probe, path: segments.join('/'), fits: 'unknown' };
  });
}

function withHostileParameter({ name }: Parameter, fit: fc.Arbitrary<Probe>): fc.Arbitrary<Probe> {
  const value = fc.constantFrom('', ' ', '0', 'A'.repeat(5000), '{}', '00000000-0000-0000-0000-000000000000');
  return fc.tuple(fit, value).map(([probe, text]) => withHeader(probe, { [name]: text }));
}

function withQuery(probe: Probe, query: string): Probe {
  return { ...probe, path: `${probe.path}${probe.path.includes('?') ? '&' : '?'}${query}`, fits: 'unknown' };
}

function withHeader(probe: Probe, header: Readonly<Record<string, string>>): Probe {
  return { ...probe, headers: { ...probe.headers, ...header }, fits: 'unknown' };
}
