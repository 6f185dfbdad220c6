import type { Subscription } from '../../sdk/generated/model/subscription.ts';

/** `endsUnlessExtended`: paid with Edge, which nobody takes without being asked. */
export type SubscriptionStatus = 'renews' | 'endsUnlessExtended' | 'cancelled' | 'ended';

/** @param now milliseconds since 1970 */
export function subscriptionStatus(
  { expiration_date, canceled, price }: Pick<Subscription, 'expiration_date' | 'canceled' | 'price'>,
  now: number,
): SubscriptionStatus {
  if (Date.parse(expiration_date) <= now) return 'ended';
  if (canceled) return 'cancelled';
  return price.currency === 'EDGE' ? 'endsUnlessExtended' : 'renews';
}
