import { dealEnd } from '../../lib/deal-end.ts';
import type { Deal } from '../../sdk/generated/model/deal.ts';

/**
 * The deals that are open: neither closed nor expired.
 *
 * @param now milliseconds since the epoch
 */
export function openDeals(deals: readonly Deal[], now: number): Deal[] {
  return deals.filter((deal) => dealEnd(deal, now) === null);
}

/** When the next of these deals expires, in milliseconds since the epoch; `Infinity` when none does. */
export function nextEnd(deals: readonly Deal[]): number {
  return Math.min(
    ...deals.map(({ expires_at }) => (expires_at === null ? Infinity : Date.parse(expires_at))),
  );
}
