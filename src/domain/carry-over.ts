import type { EdgeMovement } from '#queries/edge-history.ts';

/**
 * The month (`2026-10`) from which credited Edge is carried over: the one in which it was played, where it is credited
 * in a later one. Null for all other movements. Months are of UTC.
 */
export function carriedOverFrom({
  kind,
  played_on: playedOn,
  occurred_at: creditedAt,
}: Pick<EdgeMovement, 'played_on' | 'occurred_at'> & { readonly kind: string }): string | null {
  const played = playedOn?.slice(0, 7);
  const credited = new Date(creditedAt).toISOString().slice(0, 7);
  return kind === 'credited' && played !== undefined && played < credited ? played : null;
}
