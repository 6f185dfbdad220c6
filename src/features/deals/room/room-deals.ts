import { dealEnd, openDeals, type DealEnd } from '#lib/deal-end.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';

/** A deal that cannot be taken any more. */
export interface EndedDeal extends DealEnd {
  readonly deal: Deal;
}

/**
 * Parts the deals of a room by whether they can be taken, each in the order of the server.
 *
 * @param now milliseconds since 1970
 */
export function roomDeals(
  deals: readonly Deal[],
  now: number,
): { readonly open: Deal[]; readonly ended: EndedDeal[] } {
  const ended = deals.flatMap((deal) => {
    const end = dealEnd(deal, now);
    return end === null ? [] : { deal, ...end };
  });
  return { open: openDeals(deals, now), ended };
}
