import { startOfDay } from '../../domain/calendar.ts';
import { edgeHistoryOf, PAGE_SIZE } from '../../domain/edge-history.ts';
import { appendMovement, type Movement } from '../../domain/ledger.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { putRoomAccount } from '../put-room-account.ts';
import { readParams } from '../state-params.ts';
import { theMember } from '../the-member.ts';
import { edgeParams } from './edge-params.ts';
import type { Establish } from './state.ts';

export const edgeHistoryStates: Readonly<Record<string, Establish>> = {
  'the member has movements of Edge': async (services, params) => {
    const { day } = readParams(edgeParams.day, params);
    const { database } = services;
    const { id: playerId } = await theMember(services);
    const room = { slug: 'river-room', name: 'River Room' };
    await putRoomAccount(database, { playerId, room, username: 'danariver', edge_multiplier: '1' });
    const rake = { amount: '480.00', description: 'Rake at River Room', room: room.slug, playedOn: day };
    const redemption = { amount: '100.00', description: 'Premium, 1 month', reference: 'RW-2026-0301' };
    await append(services, playerId, startOfDay(day), [
      { kind: 'earned', ...rake },
      { kind: 'credited', ...rake },
      { kind: 'reserved', ...redemption },
      { kind: 'redeemed', ...redemption },
      { kind: 'reserved', ...redemption },
      { kind: 'returned', ...redemption },
      { kind: 'bonus', amount: '50.00', description: 'Monthly race' },
      { kind: 'adjusted', amount: '-5.00', description: 'A correction' },
    ]);
    return {};
  },
  'the member has more movements of Edge than a page holds': async (services, params) => {
    readParams(edgeParams.nothing, params);
    const { id: playerId } = await theMember(services);
    const race = { kind: 'bonus', amount: '1.00', description: 'Monthly race' } as const;
    const movements = Array.from({ length: PAGE_SIZE + 1 }, () => race);
    await append(services, playerId, services.settings.clock.now(), movements);
    const { next_cursor } = await edgeHistoryOf(services.database, playerId, {});
    return { cursor: next_cursor ?? '' };
  },
  'the member has no movements of Edge': async (services, params) => {
    readParams(edgeParams.nothing, params);
    const { results } = await edgeHistoryOf(services.database, (await theMember(services)).id, {});
    // A balance is a movement, so only a member without Edge has none.
    if (results.length > 0) throw invalid({ edge_balance: ['The member has Edge.'] });
    return {};
  },
};

function append(
  { database }: Services,
  playerId: number,
  occurredAt: number,
  movements: readonly Omit<Movement, 'occurredAt'>[],
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    for (const movement of movements)
      await appendMovement(transaction, playerId, { ...movement, occurredAt });
  });
}
