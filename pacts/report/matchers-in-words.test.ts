import { expect, it } from 'vitest';

import { matchersInWords } from './matchers-in-words.ts';

it('says what each field has to be', () => {
  const content = {
    code: 'gone',
    email: null,
    flags: [],
    plans: [{ tier: 'ELITE', days: 30 }],
    balance: '12.50',
  };
  const by = (...matchers: { match: string; regex?: string }[]) => ({ matchers });
  const body = {
    '$.plans': by({ match: 'type' }),
    '$.plans[*].days': by({ match: 'integer' }),
    '$.balance': by({ match: 'type' }, { match: 'regex', regex: '^[0-9.]+$' }),
  };
  const response = { status: 200, body: { content }, matchingRules: { body } };
  const request = { method: 'GET', path: '/' };
  expect(matchersInWords({ description: 'one', pending: false, request, response })).toEqual([
    { field: 'code', words: 'exactly "gone"', example: '"gone"' },
    { field: 'email', words: 'exactly null', example: 'null' },
    { field: 'flags', words: 'an empty list', example: '[]' },
    { field: 'plans[*].tier', words: 'any text', example: '"ELITE"' },
    { field: 'plans[*].days', words: 'a whole number', example: '30' },
    { field: 'balance', words: 'text like ^[0-9.]+$', example: '"12.50"' },
  ]);
});
