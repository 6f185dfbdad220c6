import * as fc from 'fast-check';

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
export const hostileValue = fc.oneof(
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
