import { Trans, useLingui } from '@lingui/react/macro';

import { CurrentPasswordField } from '#forms/current-password-field.tsx';
import { FormFailure } from '#forms/form-failure.tsx';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { AccountName } from '#ui/password-field/account-name.tsx';
import { fieldMessages, passwordChangeFailed, refusedMessages } from '../password-change.messages.ts';
import {
  passwordChangeProblems,
  submissionOf,
  type PasswordChangeProblems,
} from '../password-change.schema.ts';
import type { PasswordChangeFlow } from '../use-password-change.ts';

interface PasswordChangeFormProps {
  readonly email: string;
  readonly flow: PasswordChangeFlow;
}

export function PasswordChangeForm({ email, flow }: PasswordChangeFormProps) {
  const { t, i18n } = useLingui();
  const { failure, isSubmitting, isReopened, submit } = flow;
  const refusal = refusalOf(failure, refusedMessages, i18n);
  const inWords = (problems: PasswordChangeProblems): FormError[] =>
    fieldMessages(problems).map(({ field, message }) => ({ field, message: i18n._(message) }));
  return (
    <Form
      label={t`Change your password`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => inWords(passwordChangeProblems(values))}
      errors={refusal.atFields}
      isPending={isSubmitting}
      onSubmit={(values) => {
        submit(submissionOf(values));
      }}
    >
      <AccountName email={email} />
      <CurrentPasswordField takesFocus={isReopened} />
      <NewPasswordFields name="new_password" repetitionName="re_new_password" isReplacing />
      {refusal.atForm && <FormFailure sentence={passwordChangeFailed} reason={refusal.atForm} />}
      <Inline>
        <Button
          type="submit"
          variant="primary"
          isPending={isSubmitting}
          pendingLabel={t`Changing your password`}
        >
          <Trans>Change password</Trans>
        </Button>
      </Inline>
    </Form>
  );
}
