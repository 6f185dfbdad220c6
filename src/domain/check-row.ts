import {
  compareDecimals,
  decimalsOf,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
} from '#lib/decimal.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';

/** The Edge of a row, counted once more. Every amount is a decimal string. */
export interface RowCheck {
  /** Net rake times multiplier, to two places. */
  readonly product: string;
  /** Whether the product had more than two places. */
  readonly isRounded: boolean;
  /** All adjustments together; null without any. */
  readonly adjustments: string | null;
  /** What the row should say was earned. */
  readonly earned: string;
  readonly isRight: boolean;
  /** Earned less credited; below zero when more was credited than is earned. */
  readonly notCredited: string;
}

/** Counts by the rule of the API description: half up to two places, then the adjustments. */
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
