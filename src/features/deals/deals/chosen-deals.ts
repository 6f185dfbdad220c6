import type { Deal } from '#sdk/generated/model/deal.ts';

/** As many as stand side by side. */
export const MOST_COMPARED = 3;

/**
 * The deals that the address names for comparison, each once, in its order. Those that are not on offer are dropped.
 *
 * @param compare ids with commas between them
 */
export function chosenDeals(deals: readonly Deal[], compare: string | undefined): Deal[] {
  const ids = new Set((compare ?? '').split(',').map(Number));
  return [...ids].flatMap((id) => deals.find((deal) => deal.id === id) ?? []).slice(0, MOST_COMPARED);
}

/** How deals stand in the address. */
export function comparedIds(deals: readonly Deal[]): string | undefined {
  return deals.length === 0 ? undefined : deals.map(({ id }) => id).join(',');
}
