import { expect, it } from 'vitest';

import { lifetimeMs } from './access-token.ts';

const token = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

it.each([
  ['five minutes by a clock of any year', token({ iat: 1_000, exp: 1_300, name: 'Zoë ÿ?>' }), 300_000],
  ['no expiry', token({ iat: 1_000 }), null],
  ['no start', token({ exp: 1_300 }), null],
  ['an end before its start', token({ iat: 1_300, exp: 1_000 }), null],
  ['a life of less than five seconds', token({ iat: 1_000, exp: 1_004.9 }), null],
  ['a life without end', `head.${Buffer.from('{"iat":1,"exp":1e999}').toString('base64url')}.sign`, null],
  ['words for numbers', token({ iat: 'now', exp: 'then' }), null],
  ['no claims at all', token(null), null],
  ['no shape that we know', 'opaque', null],
])('a token with %s', (_, accessToken, expected) => {
  expect(lifetimeMs(accessToken)).toBe(expected);
});
