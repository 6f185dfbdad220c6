import {
  compareDecimals,
  decimalsOf,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
} from '#lib/decimal.ts';
import type { EarningsRow } from '#queries/earnings.ts';

/** The Edge of a row, calculated again in the browser. All amounts are decimal strings. */
export interface RowCheck {
  /** Net rake times multiplier, rounded to two decimals. */
  readonly product: string;
  /** Whether the product was rounded. */
  readonly isRounded: boolean;
  /** The sum of all adjustments; null without any. */
  readonly adjustments: string | null;
  /** The earned Edge that the row should show. */
  readonly earned: string;
  readonly isRight: boolean;
  /** Earned minus credited; negative if more was credited than earned. */
  readonly notCredited: string;
}

/** Calculates by the rule of the API description: round half up to two decimals, then add the adjustments. */
export function checkRow(row: EarningsRow): RowCheck {
  const { net_rake, edge_multiplier, edge_earned, edge_credited, adjustments } = row;
  const product = multiplyDecimals(net_rake, edge_multiplier, 2);
  const exact = multiplyDecimals(
    net_rake,
    edge_multiplier,
    decimalsOf(net_rake) + decimalsOf(edge_multiplier),
  );
  const amounts = adjustments.map(({ amount }) => amount);
  const earned = sumDecimals([product, ...amounts]);
  return {
    product,
    isRounded: compareDecimals(product, exact) !== 0,
    adjustments: amounts.length === 0 ? null : sumDecimals(amounts),
    earned,
    isRight: compareDecimals(earned, edge_earned) === 0,
    notCredited: subtractDecimals(edge_earned, edge_credited),
  };
}
