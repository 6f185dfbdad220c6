import { UNKNOWN_PLAYER } from '../../domain/room-account-review.ts';
import { reportRoomAccount } from '../../domain/room-accounts.ts';
import type { Services } from '../../services.ts';
import { addOffer } from '../add-offer.ts';
import { offerParams } from '../offer-params.ts';
import { readParams } from '../state-params.ts';
import type { Establish } from './state.ts';

export const roomAccountStates: Readonly<Record<string, Establish>> = {
  'the member has reported a username': async (services, params) => {
    const { status } = readParams(offerParams.reported, params);
    const deal = await addOffer(services, { country: 'CA' });
    await report(services, deal.id, 'CA', 'danariver');
    await services.database
      .updateTable('room_accounts')
      .set({
        status,
        reason: status === 'refused' ? UNKNOWN_PLAYER : null,
        connected_at: status === 'connected' ? services.settings.clock.now() : null,
        review_ends_at: null,
      })
      .execute();
    return {};
  },
  'the member has an account at a room that is not offered in a country': async (services, params) => {
    const { slug, country } = readParams(offerParams.roomAt, params);
    const elsewhere = country === 'IN' ? 'CA' : 'IN';
    const deal = await addOffer(services, { slug, country: elsewhere });
    await report(services, deal.id, elsewhere, 'danariver');
    return {};
  },
  'the member has reported no username': (_services, params) => {
    readParams(offerParams.nothing, params);
    return Promise.resolve({});
  },
  'a username is taken at the room of a deal': async (services, params) => {
    const { deal, country, username } = readParams(offerParams.taken, params);
    await addOffer(services, { deal, country });
    await report(services, deal, country, username);
    return {};
  },
};

/** By the logged-in member, who is the only one. */
async function report(services: Services, deal: number, country: string, username: string): Promise<void> {
  const { id, email } = await services.database
    .selectFrom('players')
    .select(['id', 'email'])
    .executeTakeFirstOrThrow();
  await reportRoomAccount(services, id, country, { deal, email, username });
}
