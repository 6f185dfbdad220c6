import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import { RoomAccount } from '#sdk/generated/zod/schemas/room-account.zod.ts';
import { reportProblems, reportRefusal, submissionOf } from './username-report.schema.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const accounts = examples.some.value.map((one) => RoomAccount.parse(one));
const complete = { deal: 12, email: 'dana.river@example.com', username: 'dana2' };

it.each([
  [{}, {}],
  [
    { deal: null, email: '', username: '' },
    { deal: 'missing', email: 'missing', username: 'missing' },
  ],
  [{ username: 'x'.repeat(64) }, {}],
  [{ username: 'x'.repeat(65) }, { username: 'tooLong' }],
  [{ username: 'DANA_R' }, { username: 'connected' }],
  // Refused before, so it may be sent again.
  [{ username: 'danna' }, {}],
  // Submitted at another room.
  [{ username: 'danariver' }, {}],
])('%#: each field has its own problem', (changes, problems) => {
  const found = reportProblems({ ...complete, ...changes }, 'lakeside-poker', accounts);
  expect(found).toEqual({ deal: null, email: null, username: null, ...problems });
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
    /^This username is already reported at this room.$/,
  ],
  [{ code: 'alreadyReported', report: null }, /^This username is already reported at this room.$/],
  [{ code: 'reportedByAnother' }, /^Another member has reported this username/],
] as const)('%#: a username that is reported already is refused at its field', (failure, message) => {
  expect(reportRefusal(failure, i18n)).toEqual({
    atFields: [{ field: 'username', message: expect.stringMatching(message) as string }],
    atForm: null,
  });
});
