import { compareDecimals, decimalsOf, divideDecimals, multiplyDecimals, sumDecimals } from '#lib/decimal.ts';
import type { Deal } from '#queries/deals.ts';
import type { Plan } from '#queries/plans.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import { fullCost } from './plans.ts';

/** What an Edge is worth: a month of this plan costs so many Edge, or so many dollars. Both are decimal strings. */
export interface EdgeValue {
  readonly tier: PlanTier;
  readonly edge: string;
  readonly dollars: string;
}

/**
 * The value of Edge by the monthly plan that gives the least money for an Edge, so that a value promises rather less. Null if
 * no monthly plan has a price both in Edge and in dollars, the currency of net rake.
 */
export function edgeValue(plans: readonly Plan[]): EdgeValue | null {
  return plans
    .flatMap(({ tier, interval, prices }) => {
      const cost = interval === 'MONTH' ? fullCost(prices) : null;
      return cost === null ? [] : { tier, ...cost };
    })
    .reduce<EdgeValue | null>((least, one) => (least === null || givesLess(one, least) ? one : least), null);
}

function givesLess(one: EdgeValue, other: EdgeValue): boolean {
  return compareDecimals(product(one.dollars, other.edge), product(other.dollars, one.edge)) < 0;
}

/** What comes back of a dollar of net rake, in percent, as decimal strings. `total` is the exact sum of the other two. */
export interface DealValue {
  readonly rakeback: string;
  /** Rounded down to a tenth. */
  readonly edge: string;
  readonly total: string;
}

/** Null if the rakeback of the deal or the value of Edge is not known. Extra rewards and bonuses are not part of it. */
export function dealValue(
  { rakeback_percentage: rakeback, edge_multiplier }: Pick<Deal, 'rakeback_percentage' | 'edge_multiplier'>,
  value: EdgeValue | null,
): DealValue | null {
  if (rakeback === null || value === null) return null;
  const dollars = product(product(edge_multiplier, value.dollars), '100');
  const edge = divideDecimals(dollars, value.edge, 1);
  return { rakeback, edge, total: sumDecimals([rakeback, edge]) };
}

/** The exact product. */
function product(one: string, other: string): string {
  return multiplyDecimals(one, other, decimalsOf(one) + decimalsOf(other));
}
