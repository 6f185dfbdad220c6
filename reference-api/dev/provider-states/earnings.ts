import { startOfDay } from '../../domain/calendar.ts';
import type { Services } from '../../services.ts';
import { putRakeDay } from '../put-rake-day.ts';
import { putRoomAccount } from '../put-room-account.ts';
import { readParams } from '../state-params.ts';
import { theMember } from '../the-member.ts';
import { edgeParams } from './edge-params.ts';
import type { Establish } from './state.ts';

export const earningsStates: Readonly<Record<string, Establish>> = {
  'the member has earnings in a month': async (services, params) => {
    const { month } = readParams(edgeParams.month, params);
    const account = await accountAtRoom(services);
    const rake = { rake: '110.00', net_rake: '100.00', credited: '125.00' };
    await putRakeDay(services.database, account, `${month}-01`, rake);
    const correction = { amount: '-5.00', reason: `The room corrected ${month}-01.` };
    await services.database
      .insertInto('earnings_adjustments')
      .values({ room_account_id: account, ...correction, applied_at: startOfDay(`${month}-02`) })
      .execute();
    return {};
  },
  'the member has earnings in a month that are not credited': async (services, params) => {
    const { month } = readParams(edgeParams.month, params);
    const rake = { rake: '110.00', net_rake: '100.00' };
    await putRakeDay(services.database, await accountAtRoom(services), `${month}-01`, rake);
    return {};
  },
  'the member has no earnings': (_services, params) => {
    readParams(edgeParams.nothing, params);
    return Promise.resolve({});
  },
};

async function accountAtRoom(services: Services): Promise<number> {
  const { id: playerId } = await theMember(services);
  return putRoomAccount(services.database, {
    playerId,
    room: { slug: 'river-room', name: 'River Room' },
    username: 'danariver',
    edge_multiplier: '1.25',
  });
}
