import { Trans, useLingui } from '@lingui/react/macro';

import {
  passwordChangeMachine,
  view as viewOf,
  type PasswordChangeActors,
  type PasswordChangeSubmission,
} from '#machines/password-change/password-change.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import {
  CurrentPasswordField,
  currentPasswordMessages,
  currentPasswordProblem,
} from '#forms/current-password-field.tsx';
import { fieldErrors, refusedMessagesOf } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import {
  newPasswordMessages,
  newPasswordProblem,
  passwordChangeFailed,
  repetitionMessages,
  repetitionProblem,
} from '#forms/new-password.ts';
import { refusalOf } from '#forms/refusal.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { changePassword } from '#sdk/generated/api/password/password.ts';
import { ChangePassword200Response } from '#sdk/generated/zod/password/password.zod.ts';
import { validated } from '#sdk/validated.ts';
import { currentSession } from '#session/session.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { AccountName } from '#ui/password-field/account-name.tsx';

type Values = Readonly<Record<string, string>>;

const passwordChangeMessages = {
  current_password: currentPasswordMessages,
  new_password: newPasswordMessages,
  re_new_password: repetitionMessages,
};
const refusedMessages = refusedMessagesOf(passwordChangeMessages);

function submissionOf(values: Values): PasswordChangeSubmission {
  return {
    currentPassword: values['current_password'] ?? '',
    newPassword: values['new_password'] ?? '',
    repeatedPassword: values['re_new_password'] ?? '',
  };
}

/** Validates the form before it is sent. The result is in the order of the form, with the field names of the API. */
export function passwordChangeProblems(values: Values) {
  const { currentPassword, newPassword, repeatedPassword } = submissionOf(values);
  return {
    current_password: currentPasswordProblem(currentPassword),
    new_password: newPasswordProblem(newPassword),
    re_new_password: repetitionProblem(newPassword, repeatedPassword),
  };
}

const machine = passwordChangeMachine.provide({
  actors: {
    changePassword: fromPromise<void, PasswordChangeSubmission>(async ({ input }) => {
      const change = {
        current_password: input.currentPassword,
        new_password: input.newPassword,
        re_new_password: input.repeatedPassword,
      };
      // Without the signal: cancelling the call when the page is left would lose the only valid tokens.
      await currentSession().renewTokens(async () =>
        validated(ChangePassword200Response, await changePassword(change)),
      );
    }),
  } satisfies PasswordChangeActors,
});

interface PasswordChangeProps {
  /** For password managers: the account of the password. */
  readonly email: string;
}

/** The form is removed after the change, so that password managers offer to save the new password. */
export function PasswordChange({ email }: PasswordChangeProps) {
  const { t, i18n } = useLingui();
  const [snapshot, send] = useMachine(machine);
  const view = viewOf(snapshot);
  if (view.screen === 'changed') {
    return <PasswordChanged onReopen={() => send({ type: 'form.reopened' })} />;
  }
  const refusal = refusalOf(view.failure, refusedMessages, i18n);
  return (
    <Form
      label={t`Change password`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => fieldErrors(passwordChangeProblems(values), passwordChangeMessages, i18n)}
      errors={refusal.atFields}
      isPending={view.isSubmitting}
      onSubmit={(values) => {
        send({ type: 'passwordChange.submitted', ...submissionOf(values) });
      }}
    >
      <AccountName email={email} />
      <CurrentPasswordField takesFocus={view.isReopened} />
      <NewPasswordFields name="new_password" repetitionName="re_new_password" isReplacing />
      {refusal.atForm && (
        <FormFailure sentence={passwordChangeFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <Inline>
        <Button
          type="submit"
          variant="primary"
          isPending={view.isSubmitting}
          pendingLabel={t`Changing your password`}
        >
          <Trans>Change password</Trans>
        </Button>
      </Inline>
    </Form>
  );
}

function PasswordChanged({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useLingui();
  return (
    <Alert
      intent="positive"
      title={t`You changed your password.`}
      takesFocus
      action={
        <Button variant="secondary" size="small" onPress={onReopen}>
          <Trans>Change password</Trans>
        </Button>
      }
    >
      <Trans>We logged you out on your other devices.</Trans>
    </Alert>
  );
}
