import { subtractDecimals, sumDecimals } from '#lib/decimal.ts';
import { totalsOf } from '#domain/earnings-totals.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';

type Credit = Pick<EdgeMovement, 'kind' | 'amount' | 'played_on'>;

/**
 * How what was earned in a month, by month of play, leads to what was credited in it, by day of credit. Decimal strings:
 * `earned` less `adjustments`, `later` and `notYet`, with all of `earlier`, is `credited`.
 */
export interface CreditedOfMonth {
  readonly earned: string;
  /** Part of what was earned, and in the balance at once: no credit. */
  readonly adjustments: string;
  /** Earned in the month, and credited after it. */
  readonly later: string;
  readonly notYet: string;
  /** Earned in months before (`2026-10`), and credited in this one. */
  readonly earlier: readonly { readonly month: string; readonly amount: string }[];
  readonly credited: string;
}

/**
 * @param rows what the rooms say of the month
 * @param movements those of the month, of whatever kind
 */
export function creditedOfMonth(
  month: string,
  rows: readonly EarningsRow[],
  movements: readonly Credit[],
): CreditedOfMonth {
  const { edge_earned: earned, edge_credited: byNow } = totalsOf(rows);
  const adjustments = sumOf(rows.flatMap((row) => row.adjustments));
  const credits = movements.filter(({ kind }) => kind === 'credited');
  const playedIn = ({ played_on: day }: Credit) => day?.slice(0, 7) ?? month;
  const creditedOf = (played: string) => sumOf(credits.filter((credit) => playedIn(credit) === played));
  const before = new Set(credits.map(playedIn).filter((played) => played !== month));
  return {
    earned,
    adjustments,
    later: subtractDecimals(subtractDecimals(byNow, adjustments), creditedOf(month)),
    notYet: subtractDecimals(earned, byNow),
    earlier: [...before].toSorted().map((played) => ({ month: played, amount: creditedOf(played) })),
    credited: sumOf(credits),
  };
}

function sumOf(things: readonly { readonly amount: string }[]): string {
  return sumDecimals(['0.00', ...things.map(({ amount }) => amount)]);
}
