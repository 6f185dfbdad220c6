import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import type { Plan } from '#queries/plans.ts';
import type { Subscription } from '#queries/account.ts';

/** `endsUnlessExtended`: paid with Edge, so that it does not renew by itself. */
export type SubscriptionStatus = 'renews' | 'endsUnlessExtended' | 'cancelled' | 'ended';

type Ending = Pick<Subscription, 'expiration_date'>;

/** @param now milliseconds since 1970 */
export function subscriptionStatus(
  {
    expiration_date,
    canceled,
    price,
  }: Ending & Pick<Subscription, 'canceled'> & { price: { currency: string } },
  now: number,
): SubscriptionStatus {
  if (!isRunning({ expiration_date }, now)) return 'ended';
  if (canceled) return 'cancelled';
  return price.currency === 'EDGE' ? 'endsUnlessExtended' : 'renews';
}

/** A subscription is usable until its end, also if it was cancelled. */
export function isRunning({ expiration_date }: Ending, now: number): boolean {
  return Date.parse(expiration_date) > now;
}

/**
 * Whether the player has an Elite subscription, also a cancelled one until its end (specification, section 6).
 *
 * @param now milliseconds since 1970
 */
export function isElite(
  subscriptions: readonly (Ending & { readonly plan: { readonly tier: string } })[],
  now: number,
): boolean {
  return subscriptions.some(
    (subscription) => subscription.plan.tier === 'ELITE' && isRunning(subscription, now),
  );
}

/** The effect of redeeming a plan on the subscriptions. */
export type Effect =
  | { readonly kind: 'starts' }
  /** @see extendedEnd */
  | { readonly kind: 'extends'; readonly until: string }
  /** Other subscriptions, one of each tier, go on unchanged. The new one ends at about `until`: it starts within a day. */
  | { readonly kind: 'startsBeside'; readonly others: readonly Subscription[]; readonly until: string };

/** @param now milliseconds since 1970 */
export function effectOf(
  { tier, interval }: Pick<Plan, 'tier' | 'interval'>,
  subscriptions: readonly Subscription[],
  now: number,
): Effect {
  const running = subscriptions.filter((subscription) => isRunning(subscription, now));
  const same = holdingOf(tier, running);
  if (same !== null) return { kind: 'extends', until: extendedEnd(same.expiration_date, interval) };
  const tiers = [...new Set(running.map(({ plan }) => plan.tier))];
  if (tiers.length === 0) return { kind: 'starts' };
  const others = tiers.flatMap((one) => holdingOf(one, running) ?? []);
  return { kind: 'startsBeside', others, until: extendedEnd(new Date(now).toISOString(), interval) };
}

/** The subscription of a tier that ends last; null if there is none. */
export function holdingOf(
  tier: Subscription['plan']['tier'],
  running: readonly Subscription[],
): Subscription | null {
  return (
    running
      .filter(({ plan }) => plan.tier === tier)
      .toSorted((one, other) => Date.parse(other.expiration_date) - Date.parse(one.expiration_date))[0] ??
    null
  );
}

const MONTHS: Readonly<Record<PlanInterval, number>> = { MONTH: 1, YEAR: 12 };

/**
 * A month or a year after an end, at the same time of day in UTC. A day that the month does not have becomes its last day.
 * Both are RFC 3339.
 */
export function extendedEnd(end: string, interval: PlanInterval): string {
  const extended = new Date(end);
  const day = extended.getUTCDate();
  extended.setUTCMonth(extended.getUTCMonth() + MONTHS[interval]);
  if (extended.getUTCDate() !== day) extended.setUTCDate(0);
  return extended.toISOString();
}
