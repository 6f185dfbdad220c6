import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';

/** Edge that came or went without rake. */
export interface Adjustment {
  readonly kind: 'bonus' | 'adjusted';
  /** RFC 3339. */
  readonly at: string;
  readonly room: string | null;
  readonly reason: string;
  readonly amount: string;
}

/**
 * Every bonus and adjustment of a month, oldest first. The ledger has all of them; what a room tells of and the ledger
 * does not have stands there too, so that nothing in the earnings is left unexplained.
 */
export function adjustmentsOfMonth(
  movements: readonly EdgeMovement[],
  rows: readonly EarningsRow[],
): Adjustment[] {
  const given = movements.flatMap(({ kind, room, description, amount, occurred_at }) =>
    kind === 'bonus' || kind === 'adjusted'
      ? [{ kind, at: occurred_at, room: room?.name ?? null, reason: description, amount }]
      : [],
  );
  const told = rows.flatMap(({ room, adjustments }) =>
    adjustments.map(({ amount, reason, applied_at }): Adjustment => ({
      kind: 'adjusted',
      at: applied_at,
      room: room.name,
      reason,
      amount,
    })),
  );
  const known = new Set(given.map(identityOf));
  return [...given, ...told.filter((one) => !known.has(identityOf(one)))].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}

/** The description of the API says that both have these alike. */
function identityOf({ at, room, amount }: Adjustment): string {
  return JSON.stringify([Date.parse(at), room, amount]);
}
