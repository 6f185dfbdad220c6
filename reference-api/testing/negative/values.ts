import * as fc from 'fast-check';

import { resolved, type Schema } from './described-request.ts';

/** Values that fit a schema of the description. */
export function fitting(written: Schema): fc.Arbitrary<unknown> {
  const schema: Schema = resolved(written);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'object':
      return fittingObject(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
    case 'string':
      return fc.oneof(fittingText(schema), ...(schema.examples ?? []).map((one) => fc.constant(one)));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 53), max: schema.maximum ?? 2 ** 53 });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function fittingText({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const instant = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  switch (format) {
    case 'email':
      return fc.oneof(fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.com$/), fc.emailAddress());
    case 'uuid':
      return fc.uuid();
    case 'date':
      return instant.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return instant.map((date) => date.toISOString());
    default:
      return fc.string({ unit: 'grapheme', minLength, maxLength });
  }
}

const HUGE = 'A'.repeat(10_000);
const HOSTILE_TEXT = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0007\u001b[31m',
  '\u202Egnp.exe',
  '\u{1F0A1}\u200D\u{1F0AE}',
  '\uD800',
  '\uFFFF',
  'İ'.repeat(120),
  "' OR 1=1 --",
  '../../etc/passwd',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '1,5',
  'null',
  '2026-02-30',
  '2026-13',
  '0000-00-00',
  '9999999999999999999999',
  'Dana@Example.com ',
  HUGE,
];

/** Text of the kinds that break servers. */
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXT), fc.string({ unit: 'binary' }));

/** A JSON value that fits few schemas. */
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, -0, 1e308, 2 ** 53, [], [[]], {}, ['a'], { a: null }),
  fc.constant(nested(500)),
  fc.jsonValue(),
);

/** A segment of a path as it goes over the wire. */
export const hostileSegment = fc.oneof(
  fc.constantFrom('%00', '..', '%2e%2e', '.', '%2F', '%5C', '%', '%zz', '%FF', '%C0%AF', '%F0%9F%82%A1', ''),
  fc.constantFrom('A'.repeat(4000), '-', '0', 'null', 'MTAwMQ==', '%20', 'a;b', 'a%0D%0Ab', 'constructor'),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
);

/** `name=value` of a query, or something else in its place. */
export function hostileQuery(name: string): fc.Arbitrary<string> {
  const value = fc.oneof(
    // Node refuses a head of more than 16 KiB by itself.
    hostileText.map((text) => encodeURIComponent(text.slice(0, 500).toWellFormed())),
    fc.constantFrom('%', '%00', '%ff', '+', '[]', '{}'),
  );
  return fc.oneof(
    value.map((text) => `${name}=${text}`),
    value.map((text) => `${name}=${text}&${name}=${text}`),
    value.map((text) => `${name}[]=${text}`),
    fc.constantFrom(name, `${name}=`, 'unknown=1', '__proto__=1', '=', '&&', `${name}.x=1`),
  );
}

/** Headers that a request may come with, wrongly or from elsewhere. */
export const hostileHeader = fc.constantFrom<Record<string, string>>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'x-country': 'IR' },
  { 'x-country': '??' },
  { accept: 'text/html' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer  ' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'A'.repeat(6000)}` },
  { authorization: 'Basic ZGVtbzpkZW1v' },
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

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
