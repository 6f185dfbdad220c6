import { isRunning } from './subscription-status.ts';

interface Holding {
  readonly plan: { readonly tier: string };
  /** RFC 3339. */
  readonly expiration_date: string;
}

/**
 * Elite is who holds a subscription of that tier, also a cancelled one until it ends (specification, section 6).
 *
 * @param now milliseconds since 1970
 */
export function isElite(subscriptions: readonly Holding[], now: number): boolean {
  return subscriptions.some(
    (subscription) => subscription.plan.tier === 'ELITE' && isRunning(subscription, now),
  );
}
