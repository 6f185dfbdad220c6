import type { PasswordResetSubmission } from '#machines/password-reset/password-reset.contract.ts';
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import {
  selectDeadLink,
  selectFormFailure,
  selectIsSubmitting,
  selectIsUpdated,
} from '#machines/password-reset/password-reset.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { passwordResetActors } from './password-reset.actors.ts';

const machine = passwordResetMachine.provide({ actors: passwordResetActors });

/** One link is one flow: whoever shows it gives the component a key made of the link. */
export function usePasswordReset() {
  const [snapshot, send] = useMachine(machine);
  return {
    failure: selectFormFailure(snapshot),
    /** Why the link is of no use; null while it may still work. */
    deadLink: selectDeadLink(snapshot),
    isSubmitting: selectIsSubmitting(snapshot),
    isUpdated: selectIsUpdated(snapshot),
    submit: (submission: PasswordResetSubmission) => {
      send({ type: 'password.submitted', ...submission });
    },
  };
}

export type PasswordReset = ReturnType<typeof usePasswordReset>;

/** The two parts of the link, as the page finds them. */
export type MailedLink = Pick<PasswordResetSubmission, 'uidb64' | 'token'>;
