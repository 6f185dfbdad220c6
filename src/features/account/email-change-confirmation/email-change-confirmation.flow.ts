import { useEffect } from 'react';

import {
  emailChangeConfirmationMachine,
  view,
  type EmailChangeConfirmationActors,
} from '#machines/email-change-confirmation/email-change-confirmation.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { confirmEmailChange } from '#sdk/generated/api/email/email.ts';
import { ConfirmEmailChange200Response } from '#sdk/generated/zod/email/email.zod.ts';
import { validated } from '#sdk/validated.ts';

const machine = emailChangeConfirmationMachine.provide({
  actors: {
    confirmEmailChange: fromPromise<void, { readonly token: string }>(async ({ input, signal }) => {
      const answer = await confirmEmailChange({ token: input.token }, { signal });
      validated(ConfirmEmailChange200Response, answer);
    }),
  } satisfies EmailChangeConfirmationActors,
});

/**
 * Confirms once, without a button press: only the logged-in member gets here, so that mail scanners cannot.
 *
 * @param token the token of the mailed link; undefined if the link is malformed
 */
export function useEmailChangeConfirmation(token: string | undefined) {
  const [snapshot, send] = useMachine(machine, {
    input: { link: token === undefined ? 'malformed' : 'wellFormed' },
  });
  const { screen } = view(snapshot);

  useEffect(() => {
    if (screen !== 'ready' || token === undefined) return undefined;
    // StrictMode mounts twice and starts the actor twice. Only the second mount may send.
    const timer = setTimeout(() => send({ type: 'link.opened', token }));
    return () => clearTimeout(timer);
  }, [screen, token, send]);

  return {
    view: view(snapshot),
    tryAgain: () => {
      if (token !== undefined) send({ type: 'link.opened', token });
    },
  };
}

export type EmailChangeConfirmationFlow = ReturnType<typeof useEmailChangeConfirmation>;
