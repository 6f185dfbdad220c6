import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { FormFailure } from '#forms/form-failure.tsx';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { newPasswordMessages, repetitionMessages } from '#forms/new-password.ts';
import { refusalOf } from '#forms/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { checkNewPassword, passwordsOf, type NewPasswordErrors } from './new-password.schema.ts';
import { refusedMessages, updateFailed } from './password-reset.messages.ts';
import type { MailedLink, PasswordReset } from './use-password-reset.ts';

interface NewPasswordFormProps {
  readonly heading: ReactNode;
  readonly link: MailedLink;
  readonly reset: PasswordReset;
}

/** Sends the new password with the mailed link. What was typed stays, whatever the server says. */
export function NewPasswordForm({ heading, link, reset }: NewPasswordFormProps) {
  const { t, i18n } = useLingui();
  const { failure, isSubmitting } = reset;
  const refusal = refusalOf(failure, refusedMessages, i18n);
  const inWords = ({ new_password, re_new_password }: NewPasswordErrors): FormError[] => [
    ...(new_password === null
      ? []
      : [{ field: 'new_password', message: i18n._(newPasswordMessages[new_password]) }]),
    ...(re_new_password === null
      ? []
      : [{ field: 're_new_password', message: i18n._(repetitionMessages[re_new_password]) }]),
  ];
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => inWords(checkNewPassword(values))}
      errors={refusal.atFields}
      isPending={isSubmitting}
      onSubmit={(values) => {
        reset.submit({ ...link, ...passwordsOf(values) });
      }}
    >
      <NewPasswordFields name="new_password" repetitionName="re_new_password" isReplacing />
      {refusal.atForm && <FormFailure sentence={updateFailed} reason={refusal.atForm} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isSubmitting}
        pendingLabel={t`Updating your password`}
      >
        <Trans>Update password</Trans>
      </Button>
    </Form>
  );
}
