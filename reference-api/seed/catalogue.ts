import type { Promotion } from '#sdk/generated/model/promotion.ts';
import { toTimestamp } from '../clock.ts';
import { putDeal, putRoom, type OwnDeal } from '../domain/catalogue.ts';
import { putPlan } from '../domain/plans.ts';
import type { Services } from '../services.ts';
import { seedPlans } from './plans.ts';
import { seedRooms } from './rooms.ts';
import type { SeedDeal, SeedPromotion, SeedRoom } from './seed-room.ts';

/** Adds the rooms, deals and plans of the demo, or brings them up to date; whatever else there is stays. */
export async function seedCatalogue({ database, settings }: Services): Promise<void> {
  const now = settings.clock.now();
  await database.transaction().execute(async (transaction) => {
    for (const plan of seedPlans) await putPlan(transaction, plan);
    for (const { deals, signup_promotions, ongoing_rewards, ...room } of seedRooms) {
      await putRoom(transaction, {
        ...room,
        logo_url: null,
        signup_promotions: signup_promotions.map((promotion) => toPromotion(promotion, now)),
        ongoing_rewards: ongoing_rewards.map((promotion) => toPromotion(promotion, now)),
      });
      for (const deal of deals) await putDeal(transaction, toDeal(room, deal, now), toOffer(deal));
    }
  });
}

function toPromotion({ ends_in_months, exclusive = false, ...texts }: SeedPromotion, now: number): Promotion {
  return { ...texts, exclusive, expires_at: endOfMonth(now, ends_in_months) };
}

function toDeal({ slug, name }: Pick<SeedRoom, 'slug' | 'name'>, deal: SeedDeal, now: number): OwnDeal {
  return {
    id: deal.id,
    title: deal.title,
    room: { slug, name, logo_url: null },
    terms: deal.terms,
    bonus_code: deal.bonus_code ?? null,
    tracking_url: deal.tracking_url,
    rakeback_percentage: deal.rakeback_percentage ?? null,
    extra_rewards_percentage: deal.extra_rewards_percentage ?? null,
    edge_multiplier: deal.edge_multiplier,
    benefits: deal.benefits,
    expires_at: endOfMonth(now, deal.ends_in_months),
    closed_at: deal.closed === true ? toTimestamp(monthStart(now, 0)) : null,
  };
}

function toOffer({ countries, top = false, position }: SeedDeal) {
  return { countries, top, position };
}

function endOfMonth(now: number, months: number | undefined): string | null {
  return months === undefined ? null : toTimestamp(monthStart(now, months + 1) - 1000);
}

function monthStart(now: number, months: number): number {
  const today = new Date(now);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months);
}
