/** `endsUnlessExtended`: paid with Edge, which nobody takes without being asked. */
export type SubscriptionStatus = 'renews' | 'endsUnlessExtended' | 'cancelled' | 'ended';

interface Facts {
  /** RFC 3339. */
  readonly expiration_date: string;
  readonly canceled: boolean;
  readonly price: { readonly currency: string };
}

/** @param now milliseconds since 1970 */
export function subscriptionStatus(
  { expiration_date, canceled, price }: Facts,
  now: number,
): SubscriptionStatus {
  if (!isRunning({ expiration_date }, now)) return 'ended';
  if (canceled) return 'cancelled';
  return price.currency === 'EDGE' ? 'endsUnlessExtended' : 'renews';
}

/** Cancelled or not, it can be used until its end. */
export function isRunning({ expiration_date }: Pick<Facts, 'expiration_date'>, now: number): boolean {
  return Date.parse(expiration_date) > now;
}
