import type { Credentials, SessionActors } from '#machines/session/session.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { TokenEvent } from '#machines/token/token.contract.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { createToken } from '#sdk/generated/api/token/token.ts';
import { CreateToken200Response } from '#sdk/generated/zod/token/token.zod.ts';
import { validated } from '#sdk/validated.ts';
import { readSessionAccount } from './session-account.ts';
import type { TabChannel } from './tab-channel.ts';
import type { TokenVault } from './token-vault.ts';

interface Dependencies {
  readonly vault: TokenVault;
  readonly tellToken: (event: TokenEvent) => void;
  readonly tabs: TabChannel;
  readonly now: () => number;
  /** Revokes a refresh token at the server. */
  readonly revoke: (refresh: string) => void;
}

/** The actors of the session machine. */
export function sessionActors({ vault, tellToken, tabs, now, revoke }: Dependencies) {
  const dropTokens = (): string | null => {
    const dropped = vault.logOut();
    tellToken({ type: 'tokens.cleared' });
    tabs.tell('loggedOut');
    return dropped;
  };

  return {
    findTokens: fromPromise(async () => vault.bearer() !== null || vault.claimStored() !== null),

    fetchAccount: fromPromise(async ({ signal }) => readSessionAccount(await account({ signal }))),

    logIn: fromPromise(async ({ input, signal }: { input: Credentials; signal: AbortSignal }) => {
      const before = vault.compareLogin();
      try {
        const pair = validated(CreateToken200Response, await createToken(input, { signal }));
        if (signal.aborted) {
          revoke(pair.refresh);
          return;
        }
        tellToken({ type: 'tokens.received', facts: vault.keep(pair, now()) });
        tabs.tell('loggedIn');
      } catch (error) {
        const after = vault.compareLogin();
        if (signal.aborted || after === 'nothing' || after === before) throw error;
        // Another tab has logged in, so this failure does not matter.
        tellToken({ type: after === 'other' ? 'tokens.replaced' : 'tokens.found' });
      }
    }),

    logOut: fromPromise(async () => {
      const dropped = dropTokens();
      if (dropped !== null) revoke(dropped);
    }),

    forgetTokens: fromPromise(async () => {
      dropTokens();
    }),
  } satisfies SessionActors;
}
