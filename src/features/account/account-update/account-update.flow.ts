import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';

import type {
  AccountChanges,
  AccountField,
  AccountFields,
  AccountUpdateActors,
} from '#machines/account-update/account-changes.ts';
import { accountUpdateMachine, view } from '#machines/account-update/account-update.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { useKeepAccount, useRefetchAccount } from '#features/account/account/account.queries.ts';
import { createActor } from '#inspection/create-actor.ts';
import { updateAccountAnswer } from '#queries/account.ts';
import { updateAccount } from '#sdk/generated/api/account/account.ts';
import { validated } from '#sdk/validated.ts';
import { currentSession } from '#session/session.ts';

const machine = accountUpdateMachine.provide({
  actors: {
    // Without the signal: leaving the page must not cancel a change that the player requested.
    updateAccount: fromPromise<AccountFields, { readonly changes: AccountChanges }>(async ({ input }) =>
      validated(updateAccountAnswer, await updateAccount(input.changes)),
    ),
  } satisfies AccountUpdateActors,
});

/** Longest that changes may still be sent after the player has left the page. */
const LAST_CHANGES_MS = 30_000;

/**
 * Saves changes of the account, which everything that shows the account follows. A requested change is also saved if the
 * player leaves the page.
 */
export function useAccountUpdate(account: AccountFields) {
  const [actor] = useState(() => createActor(machine, { input: { account } }));
  const isShown = useRef(false);
  const keepAccount = useKeepAccount();
  const refetchAccount = useRefetchAccount();
  useEffect(() => {
    const listening = [
      actor.on('account.saved', ({ account: saved }) => {
        keepAccount(saved);
      }),
      // Only fetching the account again shows what the server has.
      actor.on('account.uncertain', refetchAccount),
    ];
    // Never send a change of one player for the next.
    const stopListening = currentSession().onCleared(() => actor.stop());
    actor.start();
    isShown.current = true;
    return () => {
      isShown.current = false;
      void settled(actor).finally(() => {
        // StrictMode mounts it again at once.
        if (!isShown.current) actor.stop();
        stopListening();
        for (const subscription of listening) subscription.unsubscribe();
      });
    };
  }, [actor, keepAccount, refetchAccount]);
  useEffect(() => {
    actor.send({ type: 'account.fetched', account });
  }, [actor, account]);

  const snapshot = useSelector(actor, (current) => current);
  return {
    ...view(snapshot),
    change: (changes: AccountChanges) => {
      actor.send({ type: 'account.changed', changes });
    },
    dismiss: (fields: readonly AccountField[]) => {
      actor.send({ type: 'outcome.dismissed', fields });
    },
  };
}

export type AccountUpdate = ReturnType<typeof useAccountUpdate>;

async function settled(actor: ActorRefFrom<typeof machine>): Promise<void> {
  const signal = AbortSignal.timeout(LAST_CHANGES_MS);
  await waitFor(actor, (snapshot) => snapshot.hasTag('settled'), { timeout: LAST_CHANGES_MS, signal }).catch(
    () => undefined,
  );
}
