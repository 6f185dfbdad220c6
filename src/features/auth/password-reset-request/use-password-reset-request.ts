import type { PasswordResetRequestInput } from '#machines/password-reset-request/password-reset-request.contract.ts';
import { passwordResetRequestMachine } from '#machines/password-reset-request/password-reset-request.machine.ts';
import {
  selectCanRequest,
  selectEmail,
  selectFailure,
  selectIsInboxToBeChecked,
  selectIsSending,
  selectSecondsLeft,
} from '#machines/password-reset-request/password-reset-request.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { passwordResetRequestActors } from './password-reset-request.actors.ts';

const machine = passwordResetRequestMachine.provide({ actors: passwordResetRequestActors });

/** Asks for a link to choose a new password; lives as long as the page. */
export function usePasswordResetRequest(input: PasswordResetRequestInput) {
  const [snapshot, send] = useMachine(machine, { input });
  return {
    /** Empty as long as it is not known. */
    email: selectEmail(snapshot),
    failure: selectFailure(snapshot),
    isSending: selectIsSending(snapshot),
    /** A mail was sent. */
    isInboxToBeChecked: selectIsInboxToBeChecked(snapshot),
    canRequest: (email: string) => selectCanRequest(snapshot, email),
    /** Seconds until another mail may be asked for. */
    secondsLeft: selectSecondsLeft(snapshot),
    request: (email: string) => {
      send({ type: 'email.requested', email });
    },
    reopenAddress: () => {
      send({ type: 'address.reopened' });
    },
  };
}

export type PasswordResetRequest = ReturnType<typeof usePasswordResetRequest>;
