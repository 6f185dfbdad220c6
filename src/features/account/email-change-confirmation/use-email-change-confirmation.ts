import { useEffect } from 'react';

import { emailChangeConfirmationMachine } from '#machines/email-change-confirmation/email-change-confirmation.machine.ts';
import {
  selectFailure,
  selectIsConfirmed,
  selectIsConfirming,
  selectIsDone,
  selectIsReady,
} from '#machines/email-change-confirmation/email-change-confirmation.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { emailChangeConfirmationActors } from './email-change-confirmation.actors.ts';

const machine = emailChangeConfirmationMachine.provide({ actors: emailChangeConfirmationActors });

/**
 * Confirms by itself, once: nobody but the logged-in member comes this far, so no scanner of mails does.
 *
 * @param token of the mailed link; undefined when the link is malformed
 */
export function useEmailChangeConfirmation(token: string | undefined) {
  const [snapshot, send] = useMachine(machine, {
    input: { link: token === undefined ? 'malformed' : 'wellFormed' },
  });
  const isReady = selectIsReady(snapshot);

  useEffect(() => {
    if (!isReady || token === undefined) return undefined;
    // StrictMode mounts twice, and starts what runs a second time: only the mount that stays gets to send.
    const timer = setTimeout(() => send({ type: 'link.opened', token }));
    return () => clearTimeout(timer);
  }, [isReady, token, send]);

  return {
    failure: selectFailure(snapshot),
    isConfirming: selectIsConfirming(snapshot),
    isConfirmed: selectIsConfirmed(snapshot),
    /** The link is of no further use, whether it has worked or not. */
    isDone: selectIsDone(snapshot),
    tryAgain: () => {
      if (token !== undefined) send({ type: 'link.opened', token });
    },
  };
}

export type EmailChangeConfirmationFlow = ReturnType<typeof useEmailChangeConfirmation>;
