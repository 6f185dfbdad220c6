export interface DealTimes {
  /** RFC 3339, as is the other. */
  readonly closed_at: string | null;
  readonly expires_at: string | null;
}

export interface DealEnd {
  readonly kind: 'closed' | 'expired';
  /** RFC 3339. */
  readonly since: string;
}

/**
 * How a deal ended, or null while it can be taken.
 *
 * @param now milliseconds since 1970
 */
export function dealEnd({ closed_at, expires_at }: DealTimes, now: number): DealEnd | null {
  if (closed_at !== null) return { kind: 'closed', since: closed_at };
  if (expires_at !== null && Date.parse(expires_at) <= now) return { kind: 'expired', since: expires_at };
  return null;
}

/**
 * The deals that can be taken.
 *
 * @param now milliseconds since 1970
 */
export function openDeals<Listed extends DealTimes>(deals: readonly Listed[], now: number): Listed[] {
  return deals.filter((deal) => dealEnd(deal, now) === null);
}
