import type { TokenEvent } from '#machines/token/token.contract.ts';
import type { TokenVault } from './token-vault.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

interface Means {
  readonly vault: TokenVault;
  readonly tellToken: (event: TokenEvent) => void;
  readonly now: () => number;
  /** Tells the server that a refresh token is over. */
  readonly revoke: (refresh: string) => void;
}

/** A pair that comes after the player has logged out logs nobody in again; the server is told to forget it. */
export async function renewTokens(
  { vault, tellToken, now, revoke }: Means,
  ask: () => Promise<TokenPair>,
): Promise<void> {
  const asked = vault.login();
  const pair = await ask();
  const facts = vault.renew(asked, pair, now());
  if (facts === null) revoke(pair.refresh);
  else tellToken({ type: 'tokens.received', facts });
}
