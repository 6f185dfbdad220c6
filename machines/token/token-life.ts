/** Facts about an access token. The token itself is in the vault, which no machine can read. */
export interface TokenFacts {
  /** The number of access tokens on this page so far. */
  readonly generation: number;
  /** When the token arrived, in milliseconds on our own clock. */
  readonly receivedAt: number;
  /** `exp − iat` in milliseconds, which is independent of the clock of the device; null if the token lacks them. */
  readonly lifetimeMs: number | null;
}

/** A token with less time left is refreshed before it is sent. For a short lifetime, a fifth of it. */
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
