import * as fc from 'fast-check';

import { resolved, type Schema } from './described-request.ts';
import { hostileValue } from './unfit-values.ts';

const NO_JSON = ['', ' ', '{', '{"email":', '[', 'undefined', "{'a':1}", '{"a":NaN}', '\0', '{}{}'];
const NO_OBJECT = ['null', '[]', '"text"', '1e999', '['.repeat(20_000), '[{}]'];
const TOO_LARGE = [`{"email":"${'a'.repeat(70_000)}"}`, ' '.repeat(65_537)];
const STRANGE_FIELDS = ['__proto__', 'constructor', 'id', 'email', '', '\0', 'toString'];

interface BrokenBody {
  readonly body: string;
  readonly fits: 'no' | 'unknown';
}

/** A body with one thing wrong: it is no object, lacks a field, has another value or one field more. */
export function brokenBody(written: Schema, whole: fc.Arbitrary<unknown>): fc.Arbitrary<BrokenBody> {
  const { properties = {}, required = [] } = resolved<Schema>(written);
  const objects = whole.map((body) => body as Readonly<Record<string, unknown>>);
  const text = fc.constantFrom(...NO_JSON, ...NO_OBJECT, ...TOO_LARGE).map(refused);
  const lacking = fc
    .tuple(objects, fc.constantFrom(...(required.length === 0 ? ['none'] : required)))
    .map(([body, gone]) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== gone)))
    .map((body) => ({ body: JSON.stringify(body), fits: required.length > 0 ? 'no' : 'unknown' }) as const);
  const changed = fc
    .tuple(objects, fc.constantFrom(...Object.keys(properties)), hostileValue)
    .map(([body, name, value]) => ({
      body: JSON.stringify({ ...body, [name]: value }),
      fits: isOfType(resolved<Schema>(properties[name] ?? {}), value)
        ? ('unknown' as const)
        : ('no' as const),
    }));
  const extended = fc
    .tuple(objects, fc.constantFrom(...STRANGE_FIELDS), hostileValue)
    .map(
      ([body, name, value]) =>
        `{${JSON.stringify(name)}:${JSON.stringify(value)},${JSON.stringify(body).slice(1)}`,
    )
    .map((body) => ({ body: body.replace(/,\}$/, '}'), fits: 'unknown' as const }));
  return fc.oneof(text, lacking, { weight: 3, arbitrary: changed }, extended);
}

function refused(body: string): BrokenBody {
  return { body, fits: 'no' };
}

function isOfType({ type }: Schema, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
