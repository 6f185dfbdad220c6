import deals from '#api-spec/examples/deals.json' with { type: 'json' };
import plans from '#api-spec/examples/plans.json' with { type: 'json' };
import rooms from '#api-spec/examples/rooms.json' with { type: 'json' };
import type { offerStates } from '#pacts/states/offers.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { Deals } from '#sdk/generated/zod/schemas/deals.zod.ts';
import { Plan as PlanSchema } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { Room } from '#sdk/generated/zod/schemas/room.zod.ts';
import { closedDeals } from '../../answers/room-accounts.ts';
import { noSuchRoom, offeredDeals, offeredPlans, shownRoom } from '../../answers/offers.ts';
import type { MockedStates } from '../mocked-state.ts';

const [example] = Deals.parse(deals.some.value).results;
if (example === undefined) throw new Error('The description has no example of a deal.');
const room = Room.parse(rooms.room.value);

const logo_url = 'https://river-room.example/logo.svg';
const deal = { ...example, room: { ...example.room, logo_url } };
const plainDeal = {
  ...example,
  bonus_code: null,
  rakeback_percentage: null,
  extra_rewards_percentage: null,
  benefits: [],
  platforms: [],
  payment_methods: [],
  expires_at: null,
};
const dealOf = (slug: string) => ({ ...deal, room: { ...deal.room, slug } });
const lastDay = '2026-06-30T23:59:59Z';

export const offers: MockedStates<keyof typeof offerStates> = {
  'a country has deals': ({ country }) => ({ handlers: [offeredDeals(country, [deal])] }),
  'a country has plain deals': ({ country }) => ({ handlers: [offeredDeals(country, [plainDeal])] }),
  'a country has no deals': ({ country }) => ({ handlers: [offeredDeals(country, []), closedDeals()] }),
  'a room has deals in a country': ({ slug, country }, before) => ({
    handlers: [
      offeredDeals(
        country,
        [...before, { slug }].map((one) => dealOf(one.slug)),
      ),
      shownRoom({
        ...room,
        slug,
        logo_url,
        signup_promotions: room.signup_promotions.map((one) => ({ ...one, expires_at: null })),
        ongoing_rewards: room.ongoing_rewards.map((one) => ({ ...one, expires_at: lastDay })),
        deals: [dealOf(slug)],
      }),
    ],
  }),
  'a plain room has a closed deal in a country': ({ slug }) => ({
    handlers: [
      shownRoom({
        ...room,
        slug,
        logo_url: null,
        platforms: [],
        payment_methods: [],
        signup_promotions: [],
        ongoing_rewards: [],
        key_features: [],
        deals: [{ ...plainDeal, closed_at: '2026-02-01T00:00:00Z' }],
      }),
    ],
  }),
  'no room has the slug': ({ slug }) => ({ handlers: [noSuchRoom(slug)] }),
  'a deal is open in a country': ({ country }) => ({ handlers: [offeredDeals(country, [deal])] }),
  'a plan is offered': () => ({ handlers: [offeredPlans(inEdge({}))] }),
  'a discounted plan is offered': () => ({ handlers: [offeredPlans(inEdge({ discount: '50' }))] }),
  'a prorated plan is offered': () => ({ handlers: [offeredPlans(inEdge({ prorated_price: '120.00' }))] }),
  'no plan is offered': () => ({ handlers: [offeredPlans([])] }),
};

function inEdge(change: { discount?: string; prorated_price?: string }): Plan[] {
  return plans.all.value.map((example) => {
    const plan = PlanSchema.parse(example);
    const prices = plan.prices.map((price) => (price.currency === 'EDGE' ? { ...price, ...change } : price));
    return { ...plan, prices };
  });
}
