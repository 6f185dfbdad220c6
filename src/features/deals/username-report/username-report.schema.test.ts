import { expect, it } from 'vitest';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import { RoomAccount } from '#sdk/generated/zod/schemas/room-account.zod.ts';
import { refusedReport, reportProblems, submissionOf } from './username-report.schema.ts';

const accounts = examples.some.value.map((one) => RoomAccount.parse(one));
const complete = { deal: 12, email: 'dana.river@example.com', username: 'dana2' };
const NOTHING_WRONG = { deal: null, email: null, username: null };

it.each([
  [{}, NOTHING_WRONG],
  [
    { deal: null, email: '', username: '' },
    { deal: 'missing', email: 'missing', username: 'missing' },
  ],
  [{ email: 'dana@river' }, { ...NOTHING_WRONG, email: 'malformed' }],
  [{ username: 'x'.repeat(64) }, NOTHING_WRONG],
  [{ username: 'x'.repeat(65) }, { ...NOTHING_WRONG, username: 'tooLong' }],
  [{ username: 'DANA_R' }, { ...NOTHING_WRONG, username: 'connected' }],
  // Refused before, so it may be sent again.
  [{ username: 'danna' }, NOTHING_WRONG],
  // Submitted at another room.
  [{ username: 'danariver' }, NOTHING_WRONG],
])('%#: what is wrong is said of its field', (changes, problems) => {
  expect(reportProblems({ ...complete, ...changes }, 'lakeside-poker', accounts)).toEqual(problems);
});

it('a filled form is sent without what copying drags along', () => {
  const values = { deal: '12', email: ' dana@example.com', username: '\u200B dana r ' };
  expect(submissionOf(values, undefined)).toEqual({
    deal: 12,
    email: 'dana@example.com',
    username: 'dana r',
  });
});

it('the only deal of a room needs no field, and one of several has to be chosen', () => {
  expect([submissionOf({}, 11).deal, submissionOf({}, undefined).deal]).toEqual([11, null]);
});

it.each([
  [
    {
      code: 'alreadyReported',
      report: { id: 1, username: 'dana', status: 'in_review', dueAt: '2026-03-17T09:26:53Z' },
    },
    { ...NOTHING_WRONG, username: 'in_review' },
  ],
  [
    { code: 'alreadyReported', report: null },
    { ...NOTHING_WRONG, username: 'taken' },
  ],
  [{ code: 'reportedByAnother' }, { ...NOTHING_WRONG, username: 'reportedByAnother' }],
] as const)('%#: what the server has already is said of the username', (failure, problems) => {
  expect(refusedReport(failure)).toEqual(problems);
});
