import type {
  EmailConfirmation,
  EmailVerificationInput,
} from '#machines/email-verification/email-verification.contract.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import {
  selectCanEnterCode,
  selectFailure,
  selectIsConfirmed,
  selectIsConfirming,
  selectIsCountingDown,
  selectIsLeaving,
  selectIsLinkAlive,
  selectSecondsLeft,
} from '#machines/email-verification/email-verification.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { emailVerificationActors } from './email-verification.actors.ts';

const machine = emailVerificationMachine.provide({ actors: emailVerificationActors });

/** One link is one flow: whoever shows it gives the component a key made of the link. */
export function useEmailVerification(link: EmailVerificationInput['link']) {
  const [snapshot, send] = useMachine(machine, { input: { link } });
  return {
    failure: selectFailure(snapshot),
    /** False for a link that is dead, void or absent: only a code or a new email helps. */
    isLinkAlive: selectIsLinkAlive(snapshot),
    /** False where the code can only fail too, until another email was sent. */
    isCodeOpen: selectCanEnterCode(snapshot) || selectIsConfirming(snapshot),
    isConfirming: selectIsConfirming(snapshot),
    isConfirmed: selectIsConfirmed(snapshot),
    isCountingDown: selectIsCountingDown(snapshot),
    /** The countdown is over. */
    isLeaving: selectIsLeaving(snapshot),
    secondsLeft: selectSecondsLeft(snapshot),
    confirmLink: (confirmation: EmailConfirmation) => {
      send({ type: 'link.confirmed', ...confirmation });
    },
    enterCode: (uidb64: string, code: string) => {
      send({ type: 'code.entered', uidb64, code });
    },
    noteResent: () => {
      send({ type: 'email.resent' });
    },
    stay: () => {
      send({ type: 'countdown.stopped' });
    },
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;
