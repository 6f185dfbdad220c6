import { describe, expect, it } from 'vitest';

import { framesOf, redact } from './redact.ts';

const ORIGIN = 'https://rakebackwizard.example';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.Zk3v0-LqkUu1';
const REFRESH = 'q7Jc0mT5w2Rk9ZbYxA1nVh8UeLfGsDpOiKjMtNrQvWy';
const LETTERS_ONLY = 'qwErTyUiOpAsDfGhJkLzXcVbNmQwErTyUiOpAsDfGhJk';

describe('a message loses what may be personal:', () => {
  it.each([
    ['a mail address', 'No member dana.river+poker@example.com here', 'No member [email] here'],
    ['an encoded one', 'email=dana%40example.com failed', '[email] failed'],
    ['an access token', `Bearer ${JWT} refused`, 'Bearer [token] refused'],
    ['a refresh token', `refresh: ${REFRESH}`, 'refresh: [token]'],
    ['a token of letters', `refresh: ${LETTERS_ONLY}`, 'refresh: [token]'],
    ['a digest', 'sha 9f86d081884c7d659a2feaa0c55ad015', 'sha [token]'],
    ['an id', 'key 5f0c2f7e-3c56-4b0e-9b0e-3f5a1b9f7a10', 'key [token]'],
    [
      'an address with its query and hash',
      `Failed to fetch ${ORIGIN}/login/verify-email/code?uidb64=Nw&token=secret#part`,
      'Failed to fetch [address]',
    ],
    ['a path', 'GET /api/v1/account/email/verify/confirm/Nw/123456/ failed', 'GET [path] failed'],
    ['a query', 'at ?email=dana&token=abc', 'at [query]'],
    [
      'a quoted text',
      'Unexpected token \'D\', "Dana River"... is not valid JSON',
      'Unexpected token [text], [text]... is not valid JSON',
    ],
    ['a quoted name', "No option “Dana” and no 'Dana'", 'No option [text] and no [text]'],
    [
      'amounts',
      'Balance 1,250.00 or 606.63, price $96, 12 500,5 Edge',
      'Balance [number] or [number], price [number], [number] Edge',
    ],
    ['a code or a phone number', 'Wrong code 123456 of 49301234567', 'Wrong code [number] of [number]'],
    [
      'what is typed in a field',
      'Dana River has no river-ace',
      '[typed] has no [typed]',
      ['Dana', 'Dana River', 'river-ace', '', 'x'],
    ],
  ])('%s', (_, message, redacted, typed: readonly string[] = []) => {
    expect(redact(message, typed, ORIGIN)).toBe(redacted);
  });

  it('and what is beyond 300 characters', () => {
    expect(redact('ab '.repeat(1000), [], ORIGIN)).toHaveLength(300);
  });
});

it.each([
  "Cannot read properties of undefined (reading 'map')",
  'window.requestIdleCallback is not a function',
  'Minified React error #418',
  'The server answered with status 500',
  'The answer is not what the API description promises at deals.0.edge_multiplier',
])('a message says what failed: %s', (message) => {
  expect(redact(message, [], ORIGIN)).toBe(message);
});

it('a file of the site keeps its name', () => {
  expect(redact(`Failed to fetch ${ORIGIN}/assets/index-DkX3v_9a.js`, [], ORIGIN)).toBe(
    'Failed to fetch /assets/index-DkX3v_9a.js',
  );
});

const PLACES = ['Xe /assets/a1B2c3D4.js:1:23456', '/assets/a1B2c3D4.js:2:7', '[elsewhere]'];

it.each([
  [
    'Chrome',
    `Error: dana@example.com\n    at Xe (${ORIGIN}/assets/a1B2c3D4.js:1:23456)\n    at async ${ORIGIN}/assets/a1B2c3D4.js:2:7\n    at chrome-extension://secret/x.js:1:1`,
  ],
  [
    'Firefox and Safari',
    `Xe@${ORIGIN}/assets/a1B2c3D4.js?v=${JWT}:1:23456\n@${ORIGIN}/assets/a1B2c3D4.js:2:7\ncode@${ORIGIN}/login/verify-email/code?token=${REFRESH}:3:1`,
  ],
])('of a stack in %s only places in our own files stay', (_, stack) => {
  expect(framesOf(stack, ORIGIN)).toEqual(PLACES);
});
