import dealExamples from '#api-spec/examples/deals.json' with { type: 'json' };
import planExamples from '#api-spec/examples/plans.json' with { type: 'json' };
import roomExamples from '#api-spec/examples/rooms.json' with { type: 'json' };
import type { offerStates } from '#pacts/states/offers.ts';
import type { Promotion } from '#sdk/generated/model/promotion.ts';
import type { Price } from '#sdk/generated/model/price.ts';
import { Plans200Response } from '#sdk/generated/zod/plans/plans.zod.ts';
import { Deal } from '#sdk/generated/zod/schemas/deal.zod.ts';
import { Room } from '#sdk/generated/zod/schemas/room.zod.ts';
import { toTimestamp } from '../../clock.ts';
import { putDeal, putRoom, type OwnDeal } from '../../domain/catalogue.ts';
import { putPlan } from '../../domain/plans.ts';
import { reportRoomAccount, UNKNOWN_PLAYER } from '../../domain/room-accounts.ts';
import type { Services } from '../../services.ts';
import { nothingToDo, theMember, type Setups } from './setup.ts';

export const offerSetups: Setups<keyof typeof offerStates> = {
  'a country has deals': async (services, place) => {
    await addOffer(services, place);
  },
  'a country has plain deals': async (services, place) => {
    await addOffer(services, { ...place, plain: true });
  },
  'a country has no deals': nothingToDo,
  'a room has deals in a country': async (services, roomAt) => {
    await addOffer(services, roomAt);
  },
  'a plain room has a closed deal in a country': async (services, roomAt) => {
    await addOffer(services, { ...roomAt, plain: true, closed: true });
  },
  'no room has the slug': nothingToDo,
  'a deal is open in a country': async (services, dealAt) => {
    await addOffer(services, dealAt);
  },
  'a plan is offered': (services) => offerPlans(services, {}),
  'a discounted plan is offered': (services) => offerPlans(services, { discount: '20' }),
  'a prorated plan is offered': (services) => offerPlans(services, { prorated_price: '12.50' }),
  'no plan is offered': async ({ database }) => {
    await database.deleteFrom('plans').execute();
  },
  'the member has reported a username': async (services, { status }) => {
    const deal = await addOffer(services, { country: 'CA' });
    await report(services, deal.id, 'CA');
    await services.database
      .updateTable('room_accounts')
      .set({
        status,
        reason: status === 'refused' ? UNKNOWN_PLAYER : null,
        connected_at: status === 'connected' ? services.settings.clock.now() : null,
        review_ends_at: null,
      })
      .execute();
  },
  'the member has an account at a room that is not offered in a country': async (
    services,
    { slug, country },
  ) => {
    const elsewhere = country === 'IN' ? 'CA' : 'IN';
    const deal = await addOffer(services, { slug, country: elsewhere });
    await report(services, deal.id, elsewhere);
  },
  'the member has reported no username': nothingToDo,
  'a username is taken at the room of a deal': async (services, { deal, country, username }) => {
    await addOffer(services, { deal, country });
    await report(services, deal, country, username);
  },
};

interface OfferFacts {
  country: string;
  slug?: string;
  deal?: number;
  /** Without anything that a deal or a room may lack. */
  plain?: boolean;
  closed?: boolean;
}

const { deals: _deals, ...exampleRoom } = Room.parse(roomExamples.room.value);
const {
  platforms: _platforms,
  payment_methods: _methods,
  ...exampleDeal
} = Deal.parse(dealExamples.some.value.results[0]);

const MONTH_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Puts a room with one deal in this country into the database and answers the deal. */
async function addOffer(services: Services, facts: OfferFacts): Promise<OwnDeal> {
  const { database, settings } = services;
  const { country, plain = false, closed = false } = facts;
  const slug = facts.slug ?? exampleRoom.slug;
  const now = settings.clock.now();
  const later = toTimestamp(now + MONTH_MILLISECONDS);
  const logo_url = plain ? null : `https://${slug}.example/logo.svg`;
  const deal: OwnDeal = {
    ...exampleDeal,
    ...(plain && PLAIN_DEAL),
    id: facts.deal ?? (await nextDealId(services)),
    room: { slug, name: exampleRoom.name, logo_url },
    expires_at: plain ? null : later,
    closed_at: closed ? toTimestamp(now) : null,
  };
  await putRoom(database, {
    ...exampleRoom,
    signup_promotions: exampleRoom.signup_promotions.map(endingAt(later)),
    ongoing_rewards: exampleRoom.ongoing_rewards.map(endingAt(later)),
    ...(plain && PLAIN_ROOM),
    slug,
    logo_url,
  });
  await putDeal(database, deal, { countries: [country], top: !plain, position: deal.id });
  return deal;
}

/** Promotions that end, end then. */
const endingAt = (later: string) => (promotion: Promotion) =>
  promotion.expires_at === null ? promotion : { ...promotion, expires_at: later };

const PLAIN_DEAL = {
  bonus_code: null,
  rakeback_percentage: null,
  extra_rewards_percentage: null,
  benefits: [],
};

const PLAIN_ROOM = {
  platforms: [],
  payment_methods: [],
  signup_promotions: [],
  ongoing_rewards: [],
  key_features: [],
};

async function nextDealId({ database }: Services): Promise<number> {
  const last = await database.selectFrom('deals').select('id').orderBy('id', 'desc').executeTakeFirst();
  return (last?.id ?? 0) + 1;
}

async function report(
  services: Services,
  deal: number,
  country: string,
  username = 'danariver',
): Promise<void> {
  const { id, email } = await theMember(services);
  await reportRoomAccount(services, id, country, { deal, email, username });
}

async function offerPlans({ database }: Services, reduction: Partial<Price>): Promise<void> {
  for (const plan of Plans200Response.parse(planExamples.all.value)) {
    const prices = plan.prices.map((price) =>
      price.currency === 'EDGE' ? { ...price, ...reduction } : price,
    );
    await putPlan(database, { ...plan, prices });
  }
}
