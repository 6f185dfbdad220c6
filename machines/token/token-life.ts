/** Facts about an access token. The token itself is in the vault, which no machine can read. */
export interface TokenFacts {
  /** Counts the access tokens of this page; 0 is "none yet". */
  readonly generation: number;
  /** Milliseconds on our own clock at which the token arrived. */
  readonly receivedAt: number;
  /** `exp − iat` in milliseconds, so that a wrong clock does no harm; null when the token does not say. */
  readonly lifetimeMs: number | null;
}

/** A token with less life left than this is refreshed before it is sent; for short lives, a fifth. */
const MARGIN_MS = 30_000;
const MARGIN_SHARE = 0.2;

export function isExpiring(facts: TokenFacts, now: number): boolean {
  if (facts.lifetimeMs === null) return false;
  return lifeLeftMs(facts, now) < Math.min(MARGIN_MS, facts.lifetimeMs * MARGIN_SHARE);
}

/** The remaining lifetime. If the clock was set back, the token counts as older, never as younger. */
export function lifeLeftMs({ receivedAt, lifetimeMs }: TokenFacts, now: number): number {
  if (lifetimeMs === null) return Number.POSITIVE_INFINITY;
  return lifetimeMs - Math.abs(now - receivedAt);
}

/** The retry fields of the context when no refresh has failed. */
export const UNTROUBLED = {
  isRejected: false,
  wasSuperseded: false,
  attempt: 0,
  retryInMs: 0,
  retryAt: null,
} as const;

/** The token fields of the context before there is a token. */
export const NO_TOKEN = { generation: 0, receivedAt: 0, lifetimeMs: null, ending: 'none' } as const;
