import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { waitFor, type ActorRefFrom } from 'xstate';

import type {
  AccountChanges,
  AccountField,
  AccountFields,
} from '#machines/account-update/account-update.contract.ts';
import { accountUpdateMachine } from '#machines/account-update/account-update.machine.ts';
import {
  selectFailure,
  selectIsSettled,
  selectOutcome,
  selectSaved,
  selectShown,
} from '#machines/account-update/account-update.selectors.ts';
import { createActor } from '#inspection/create-actor.ts';
import { currentSession } from '#session/session.ts';
import { accountUpdateActors } from './account-update.actors.ts';

const machine = accountUpdateMachine.provide({ actors: accountUpdateActors });

/** Longest that changes may still be sent after the player has left the page. */
const LAST_CHANGES_MS = 30_000;

interface AccountUpdateListeners {
  readonly onSaved: (account: AccountFields) => void;
  /** Only reading the account anew can tell what the server has. */
  readonly onDoubted: () => void;
}

/** Saves what changed of the account. What is asked for is done, also when the player leaves the page meanwhile. */
export function useAccountUpdate(account: AccountFields, listeners: AccountUpdateListeners) {
  const [actor] = useState(() => createActor(machine, { input: { account } }));
  const isShown = useRef(false);
  const onSaved = useEffectEvent(listeners.onSaved);
  const onDoubted = useEffectEvent(listeners.onDoubted);
  useEffect(() => {
    const listening = [
      actor.on('account.saved', (news) => {
        onSaved(news.account);
      }),
      actor.on('account.doubted', () => {
        onDoubted();
      }),
    ];
    // Nothing of one player is sent for the next.
    const unhear = currentSession().onCleared(() => actor.stop());
    actor.start();
    isShown.current = true;
    return () => {
      isShown.current = false;
      void settled(actor).finally(() => {
        // StrictMode shows it again at once.
        if (!isShown.current) actor.stop();
        unhear();
        for (const subscription of listening) subscription.unsubscribe();
      });
    };
  }, [actor]);
  useEffect(() => {
    actor.send({ type: 'account.read', account });
  }, [actor, account]);

  const snapshot = useSelector(actor, (current) => current);
  return {
    saved: selectSaved(snapshot),
    shown: selectShown(snapshot),
    outcomeOf: (fields: readonly AccountField[]) => selectOutcome(snapshot, fields),
    failureOf: (fields: readonly AccountField[]) => selectFailure(snapshot, fields),
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
  await waitFor(actor, selectIsSettled, { timeout: LAST_CHANGES_MS, signal }).catch(() => undefined);
}
