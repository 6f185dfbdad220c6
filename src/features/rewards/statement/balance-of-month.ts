import { compareDecimals, isZero, sumDecimals } from '#lib/decimal.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';

type Kind = EdgeMovement['kind'];
type Counted = Pick<EdgeMovement, 'kind' | 'balance_change' | 'balance_after'>;

export interface KindSum {
  readonly kind: Kind;
  readonly count: number;
  /** What they did to the balance. */
  readonly change: string;
}

export interface BalanceOfMonth {
  readonly opening: string;
  /** The kinds that changed the balance, in the order in which Edge comes and goes. */
  readonly kinds: readonly KindSum[];
  /** As the server wrote it. */
  readonly closing: string;
  /** As it is by the opening balance and the changes. */
  readonly counted: string;
  readonly addsUp: boolean;
}

const ORDER: readonly Kind[] = [
  'earned',
  'credited',
  'bonus',
  'adjusted',
  'returned',
  'reserved',
  'redeemed',
];

/**
 * How the balance came about, without floats.
 *
 * @param opening the balance before the month
 * @param movements those of the month, oldest first
 */
export function balanceOfMonth(opening: string, movements: readonly Counted[]): BalanceOfMonth {
  const kinds = ORDER.flatMap((kind) => {
    const own = movements.filter((movement) => movement.kind === kind && !isZero(changeOf(movement)));
    return own.length === 0 ? [] : [{ kind, count: own.length, change: sumDecimals(own.map(changeOf)) }];
  });
  const closing = movements.at(-1)?.balance_after ?? opening;
  const counted = sumDecimals([opening, ...movements.map(changeOf)]);
  return { opening, kinds, closing, counted, addsUp: compareDecimals(counted, closing) === 0 };
}

function changeOf({ balance_change }: Counted): string {
  return balance_change;
}
