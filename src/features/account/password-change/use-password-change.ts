import type { PasswordChangeSubmission } from '#machines/password-change/password-change.contract.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import {
  selectFailure,
  selectIsChanged,
  selectIsReopened,
  selectIsSubmitting,
} from '#machines/password-change/password-change.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { passwordChangeActors } from './password-change.actors.ts';

const machine = passwordChangeMachine.provide({ actors: passwordChangeActors });

/** The password-change flow with its ports filled; lives as long as the page. */
export function usePasswordChange() {
  const [snapshot, send] = useMachine(machine);
  return {
    failure: selectFailure(snapshot),
    isSubmitting: selectIsSubmitting(snapshot),
    isChanged: selectIsChanged(snapshot),
    isReopened: selectIsReopened(snapshot),
    submit: (submission: PasswordChangeSubmission) => {
      send({ type: 'passwordChange.submitted', ...submission });
    },
    reopen: () => {
      send({ type: 'form.reopened' });
    },
  };
}

export type PasswordChangeFlow = ReturnType<typeof usePasswordChange>;
