import { carriedOverFrom } from '#domain/carry-over.ts';
import { totalsOf } from '#domain/earnings-columns.ts';
import { compareDecimals, isZero, subtractDecimals, sumDecimals } from '#lib/decimal.ts';
import type { EarningsRow } from '#queries/earnings.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';

type Kind = EdgeMovement['kind'];
type Counted = Pick<EdgeMovement, 'kind' | 'balance_change' | 'balance_after' | 'played_on' | 'occurred_at'>;

/** A kind of movement; credited Edge that was earned in an earlier month is a line of its own. */
export type BalanceLine = Kind | 'carriedOver';

interface LineSum {
  readonly line: BalanceLine;
  /** The sum of their balance changes. */
  readonly change: string;
}

export interface BalanceOfMonth {
  readonly opening: string;
  /** What changed the balance, in the order in which Edge comes and goes. */
  readonly lines: readonly LineSum[];
  /** From the server. */
  readonly closing: string;
  /** The opening balance plus the changes. */
  readonly counted: string;
  readonly addsUp: boolean;
}

const ORDER: readonly BalanceLine[] = [
  'earned',
  'credited',
  'carriedOver',
  'bonus',
  'corrected',
  'adjusted',
  'returned',
  'redeemed',
  'unknown',
];

/**
 * How the balance of a month came about.
 *
 * @param opening the balance before the month
 * @param movements those of the month, oldest first
 */
export function balanceOfMonth(opening: string, movements: readonly Counted[]): BalanceOfMonth {
  const lines = ORDER.flatMap((line) => {
    const own = movements.filter((movement) => lineOf(movement) === line && !isZero(changeOf(movement)));
    return own.length === 0 ? [] : [{ line, change: sumDecimals(own.map(changeOf)) }];
  });
  const closing = movements.at(-1)?.balance_after ?? opening;
  const counted = sumDecimals([opening, ...movements.map(changeOf)]);
  return { opening, lines, closing, counted, addsUp: compareDecimals(counted, closing) === 0 };
}

function lineOf(movement: Counted): BalanceLine {
  return carriedOverFrom(movement) === null ? movement.kind : 'carriedOver';
}

function changeOf({ balance_change }: Counted): string {
  return balance_change;
}

type Credit = Pick<EdgeMovement, 'kind' | 'amount' | 'played_on'>;

/**
 * The steps from the Edge earned in a month, by month of play, to the Edge credited in it, by day of credit. Decimal
 * strings: `earned` minus `corrections`, `later` and `notYet`, plus all of `earlier`, is `credited`.
 */
export interface CreditedOfMonth {
  readonly earned: string;
  /** Part of the earned Edge. Corrections change the balance at once and are not credited. */
  readonly corrections: string;
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
  const corrections = sumOf(rows.flatMap((row) => row.adjustments));
  const credits = movements.filter(({ kind }) => kind === 'credited');
  const playedIn = ({ played_on: day }: Credit) => day?.slice(0, 7) ?? month;
  const creditedOf = (played: string) => sumOf(credits.filter((credit) => playedIn(credit) === played));
  const before = new Set(credits.map(playedIn).filter((played) => played !== month));
  return {
    earned,
    corrections,
    later: subtractDecimals(subtractDecimals(byNow, corrections), creditedOf(month)),
    notYet: subtractDecimals(earned, byNow),
    earlier: [...before].toSorted().map((played) => ({ month: played, amount: creditedOf(played) })),
    credited: sumOf(credits),
  };
}

function sumOf(things: readonly { readonly amount: string }[]): string {
  return sumDecimals(['0.00', ...things.map(({ amount }) => amount)]);
}

/** A movement, or a correction of a room in the parts of one. */
export interface Extra extends Pick<
  EdgeMovement,
  'description' | 'room' | 'reason' | 'played_on' | 'amount' | 'occurred_at'
> {
  readonly kind: 'bonus' | 'corrected' | 'adjusted';
}

/**
 * Every bonus, correction and adjustment of a month, oldest first. A correction that a room reports and the ledger lacks
 * is included, because it is part of the earnings.
 */
export function extrasOfMonth(movements: readonly EdgeMovement[], rows: readonly EarningsRow[]): Extra[] {
  const fromLedger = movements.filter(isExtra);
  const fromRooms = rows.flatMap((row) => row.adjustments.map((one) => correctionOf(row, one)));
  const known = new Set(fromLedger.map(identityOf));
  return [...fromLedger, ...fromRooms.filter((one) => !known.has(identityOf(one)))].toSorted(
    (one, other) => Date.parse(one.occurred_at) - Date.parse(other.occurred_at),
  );
}

function isExtra(movement: EdgeMovement): movement is EdgeMovement & Extra {
  return movement.kind === 'bonus' || movement.kind === 'corrected' || movement.kind === 'adjusted';
}

/** A correction in the earnings, in the parts of its movement. */
export function correctionOf(
  { room }: Pick<EarningsRow, 'room'>,
  { amount, reason, played_on, applied_at }: EarningsRow['adjustments'][number],
): Extra {
  return {
    kind: 'corrected',
    description: reason,
    room,
    played_on: played_on ?? null,
    amount,
    occurred_at: applied_at,
  };
}

/** The API guarantees that these are equal in both. */
function identityOf({ occurred_at, room, amount }: Extra): string {
  return JSON.stringify([Date.parse(occurred_at), room?.name ?? null, amount]);
}

/** The requested month; this month when none is requested, or one in the future. */
export function statementMonth(requested: string | undefined, current: string): string {
  return requested === undefined || requested > current ? current : requested;
}
