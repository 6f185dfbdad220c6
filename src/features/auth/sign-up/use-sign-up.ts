import type { Inbox, SignUpSubmission } from '#machines/sign-up/sign-up.contract.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import {
  selectDetails,
  selectFailure,
  selectInbox,
  selectIsInboxToBeChecked,
  selectIsSubmitting,
} from '#machines/sign-up/sign-up.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { signUpActors } from './sign-up.actors.ts';

const machine = signUpMachine.provide({ actors: signUpActors });

/**
 * The sign-up flow with its ports filled; lives as long as the page.
 *
 * @param inbox of an account that was asked for before the page was loaded again
 */
export function useSignUp(inbox: Inbox | null) {
  const [snapshot, send] = useMachine(machine, { input: { inbox } });
  return {
    details: selectDetails(snapshot),
    failure: selectFailure(snapshot),
    isSubmitting: selectIsSubmitting(snapshot),
    /** Where the mail went; null until the account was asked for. */
    inbox: selectIsInboxToBeChecked(snapshot) ? selectInbox(snapshot) : null,
    submit: (submission: SignUpSubmission) => {
      send({ type: 'signUp.submitted', ...submission });
    },
    reopenAddress: () => {
      send({ type: 'address.reopened' });
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
