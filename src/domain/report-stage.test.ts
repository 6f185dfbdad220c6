import { expect, it } from 'vitest';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import type { RoomAccount as Report } from '#queries/room-accounts.ts';
import { RoomAccount } from '#sdk/generated/zod/schemas/room-account.zod.ts';
import { isToCorrect, joiningReport, ownReport, stageOf, unverifiedReports } from './report-stage.ts';

const due_at = '2026-03-17T09:00:00Z';
const DUE = Date.parse(due_at);

it.each([
  ['submitted', DUE - 1, 'submitted'],
  ['in_review', DUE - 1, 'inReview'],
  ['submitted', DUE, 'overdue'],
  ['in_review', DUE, 'overdue'],
  ['connected', DUE + 1, 'connected'],
  ['refused', DUE + 1, 'refused'],
  ['unknown', DUE + 1, 'unknown'],
] as const)('one that is %s at %d is at the stage %s', (status, now, stage) => {
  expect(stageOf({ status, due_at }, now)).toBe(stage);
});

it('only the last report at a room is there to correct, and only when it was refused', () => {
  const [submitted, connected, refused] = examples.some.value.map((one) => RoomAccount.parse(one));
  if (submitted === undefined || connected === undefined || refused === undefined)
    throw new Error('Examples');
  expect([
    isToCorrect(refused, [submitted, refused, connected]),
    isToCorrect(refused, [connected, refused]),
    isToCorrect(submitted, [submitted]),
  ]).toEqual([true, false, false]);
});

it('rake does not count for what waits, and for what was refused until another one at the room followed it', () => {
  const reports = examples.some.value.map((one) => RoomAccount.parse(one));
  const ids = (accounts: readonly Report[]) => unverifiedReports(accounts).map(({ id }) => id);
  expect(reports.map(({ id }) => id)).toEqual([501, 498, 490]);
  expect(ids(reports)).toEqual([501]);
  expect(ids(reports.filter(({ id }) => id !== 498))).toEqual([501, 490]);
  expect(ids(reports.filter(({ status }) => status === 'connected'))).toEqual([]);
  expect(ids(reports.map((report) => ({ ...report, status: 'unknown' })))).toEqual([501, 498, 490]);
});

it.each([
  [['connected'], 0],
  [['submitted', 'connected'], 1],
  [['in_review', 'submitted'], 0],
  [['refused', 'submitted'], 1],
  [['unknown'], 0],
  [['refused'], undefined],
  [[], undefined],
] as const)('of the reports %j at a room, number %j is the one by which it was joined', (statuses, index) => {
  const reports = statuses.map((status, id) => ({ ...account, id, status }));
  const elsewhere = { ...account, id: 9, room: { slug: 'lakeside-poker', name: 'Lakeside Poker' } };
  expect(joiningReport([elsewhere, ...reports], 'river-room')?.id).toBe(index);
});

const account: Report = { ...examples.submitted.value, id: 7, username: 'Ñandú', status: 'in_review' };
const idOf = (username: string, changes: Partial<Report> = {}) =>
  ownReport([{ ...account, ...changes }], 'river-room', username)?.id ?? null;

it.each(['Ñandú', ' ñandú ', 'ÑANDÚ', 'N\u0303andu\u0301\u200B', 'ñan\uFEFFdú'])(
  'scenario 47: %j is the same username at the room',
  (username) => {
    expect(idOf(username)).toBe(7);
  },
);

it.each(['Nandu', '', 'Ñandú2'])('%j is another username', (username) => {
  expect(idOf(username)).toBe(null);
});

it.each(['submitted', 'in_review', 'connected'] as const)('one that is %s is in the way', (status) => {
  expect(idOf('ñandú', { status })).toBe(7);
});

it('one that was refused, has a status that is new here, or is at another room, does not', () => {
  expect([
    idOf('ñandú', { status: 'refused' }),
    idOf('ñandú', { status: 'unknown' }),
    idOf('ñandú', { room: { slug: 'lakeside-poker', name: 'Lakeside Poker' } }),
  ]).toEqual([null, null, null]);
});
