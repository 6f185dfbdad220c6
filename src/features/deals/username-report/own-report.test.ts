import { expect, it } from 'vitest';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';
import { ownReport } from './own-report.ts';

const account: RoomAccount = { ...examples.submitted.value, id: 7, username: 'Ñandú', status: 'in_review' };
const idOf = (username: string, changes: Partial<RoomAccount> = {}) =>
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

it.each(['submitted', 'in_review', 'connected'] as const)('one that is %s stands in the way', (status) => {
  expect(idOf('ñandú', { status })).toBe(7);
});

it('one that was refused, or is at another room, does not', () => {
  expect([
    idOf('ñandú', { status: 'refused' }),
    idOf('ñandú', { room: { slug: 'lakeside-poker', name: 'Lakeside Poker', logo_url: null } }),
  ]).toEqual([null, null]);
});
