import { compareDecimals } from '../../lib/compare-decimals.ts';
import { sumDecimals } from '../../lib/sum-decimals.ts';
import type { EdgeMovement } from '../../sdk/generated/model/edge-movement.ts';

type Kind = EdgeMovement['kind'];
type Counted = Pick<EdgeMovement, 'kind' | 'amount' | 'balance_change' | 'balance_after'>;

export interface KindSum {
  readonly kind: Kind;
  readonly count: number;
  /** The Edge that the movements are about. */
  readonly amount: string;
  /** What they did to the balance. */
  readonly change: string;
}

export interface BalanceOfMonth {
  readonly opening: string;
  /** The kinds that happened, in the order in which Edge comes and goes. */
  readonly kinds: readonly KindSum[];
  /** As the server wrote it. */
  readonly closing: string;
  /** As it is by the opening balance and the changes. */
  readonly counted: string;
  readonly addsUp: boolean;
}

const ORDER: readonly Kind[] = ['earned', 'credited', 'adjusted', 'returned', 'reserved', 'redeemed'];

/**
 * How the balance came about, without floats.
 *
 * @param opening the balance before the month
 * @param movements those of the month, oldest first
 */
export function balanceOfMonth(opening: string, movements: readonly Counted[]): BalanceOfMonth {
  const kinds = ORDER.flatMap((kind) => {
    const own = movements.filter((movement) => movement.kind === kind);
    if (own.length === 0) return [];
    const amount = sumDecimals(own.map((movement) => movement.amount));
    return [{ kind, count: own.length, amount, change: sumDecimals(own.map(changeOf)) }];
  });
  const closing = movements.at(-1)?.balance_after ?? opening;
  const counted = sumDecimals([opening, ...movements.map(changeOf)]);
  return { opening, kinds, closing, counted, addsUp: compareDecimals(counted, closing) === 0 };
}

function changeOf({ balance_change }: Counted): string {
  return balance_change;
}
