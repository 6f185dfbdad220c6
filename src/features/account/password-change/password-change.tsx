import { Trans, useLingui } from '@lingui/react/macro';

import { CurrentPasswordField } from '#forms/current-password-field.tsx';
import { fieldErrors } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { AccountName } from '#ui/password-field/account-name.tsx';
import {
  passwordChangeFailed,
  passwordChangeMessages,
  passwordChangeProblems,
  refusedMessages,
  submissionOf,
  usePasswordChange,
} from './password-change.flow.ts';

interface PasswordChangeProps {
  /** For password managers: the account of the password. */
  readonly email: string;
}

/** The form is removed after the change, so that password managers offer to save the new password. */
export function PasswordChange({ email }: PasswordChangeProps) {
  const { t, i18n } = useLingui();
  const { view, submit, reopen } = usePasswordChange();
  if (view.screen === 'changed') return <PasswordChanged onReopen={reopen} />;
  const refusal = refusalOf(view.failure, refusedMessages, i18n);
  return (
    <Form
      label={t`Change your password`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => fieldErrors(passwordChangeProblems(values), passwordChangeMessages, i18n)}
      errors={refusal.atFields}
      isPending={view.isSubmitting}
      onSubmit={(values) => {
        submit(submissionOf(values));
      }}
    >
      <AccountName email={email} />
      <CurrentPasswordField takesFocus={view.isReopened} />
      <NewPasswordFields name="new_password" repetitionName="re_new_password" isReplacing />
      {refusal.atForm && <FormFailure sentence={passwordChangeFailed} reason={refusal.atForm} />}
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
      title={t`Your password was changed.`}
      takesFocus
      action={
        <Button variant="secondary" size="small" onPress={onReopen}>
          <Trans>Change it again</Trans>
        </Button>
      }
    >
      <Trans>Other devices have been logged out.</Trans>
    </Alert>
  );
}
