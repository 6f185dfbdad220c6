import dealExamples from '#api-spec/examples/deals.json' with { type: 'json' };
import roomExamples from '#api-spec/examples/rooms.json' with { type: 'json' };
import type { Deal } from '#sdk/generated/model/deal.ts';
import { Deals } from '#sdk/generated/zod/schemas/deals.zod.ts';
import { Room } from '#sdk/generated/zod/schemas/room.zod.ts';
import { toTimestamp } from '../clock.ts';
import { putDeal, putRoom } from '../domain/catalogue.ts';
import type { Services } from '../services.ts';

interface OfferFacts {
  country: string;
  slug?: string;
  deal?: number;
  /** Without anything that a deal or a room may lack. */
  plain?: boolean;
  closed?: boolean;
}

const { deals: _deals, ...exampleRoom } = Room.parse(roomExamples.room.value);
const [exampleDeal] = Deals.parse(dealExamples.some.value).results;

const MONTH_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Puts a room with one deal in this country into the database and answers the deal. */
export async function addOffer(services: Services, facts: OfferFacts): Promise<Deal> {
  const { database, settings } = services;
  if (exampleDeal === undefined) throw new Error('The examples have no deal.');
  const { country, plain = false, closed = false } = facts;
  const slug = facts.slug ?? exampleRoom.slug;
  const now = settings.clock.now();
  const later = toTimestamp(now + MONTH_MILLISECONDS);
  const logo_url = plain ? null : `https://${slug}.example/logo.svg`;
  const deal: Deal = {
    ...exampleDeal,
    ...(plain && PLAIN_DEAL),
    id: facts.deal ?? (await nextDealId(services)),
    room: { slug, name: exampleRoom.name, logo_url },
    expires_at: plain ? null : later,
    closed_at: closed ? toTimestamp(now) : null,
  };
  await putRoom(database, {
    ...exampleRoom,
    ongoing_rewards: exampleRoom.ongoing_rewards.map((reward) => ({ ...reward, expires_at: later })),
    ...(plain && PLAIN_ROOM),
    slug,
    logo_url,
  });
  await putDeal(database, deal, { countries: [country], top: !plain, position: deal.id });
  return deal;
}

const PLAIN_DEAL = {
  bonus_code: null,
  rakeback_percentage: null,
  extra_rewards_percentage: null,
  benefits: [],
  platforms: [],
  payment_methods: [],
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
