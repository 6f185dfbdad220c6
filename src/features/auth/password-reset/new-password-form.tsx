import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { DeadLink, PasswordResetView } from '#machines/password-reset/password-reset.machine.ts';
import { fieldErrors } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { passwordChangeFailed } from '#forms/new-password.ts';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import {
  deadLinkReasons,
  linkDead,
  passwordMessages,
  passwordProblems,
  passwordsOf,
  refusedMessages,
  type MailedLink,
  type PasswordReset,
} from './password-reset.flow.ts';

interface NewPasswordFormProps {
  readonly heading: ReactNode;
  readonly link: MailedLink;
  readonly view: Extract<PasswordResetView, { screen: 'form' }>;
  readonly onSubmit: PasswordReset['submit'];
}

/** Sends the new password with the mailed link. The typed values stay after an error. */
export function NewPasswordForm({ heading, link, view, onSubmit }: NewPasswordFormProps) {
  const { t, i18n } = useLingui();
  const refusal = refusalOf(view.failure, refusedMessages, i18n);
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => fieldErrors(passwordProblems(values), passwordMessages, i18n)}
      errors={refusal.atFields}
      isPending={view.isSubmitting}
      onSubmit={(values) => {
        onSubmit({ ...link, ...passwordsOf(values) });
      }}
    >
      <NewPasswordFields name="new_password" repetitionName="re_new_password" isReplacing />
      {refusal.atForm && (
        <FormFailure sentence={passwordChangeFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={view.isSubmitting}
        pendingLabel={t`Changing your password`}
      >
        <Trans>Update password</Trans>
      </Button>
    </Form>
  );
}

/** For a link that the server refused, or that is malformed. */
export function DeadLinkAlert({ code }: DeadLink) {
  return <FormFailure sentence={linkDead} reason={deadLinkReasons[code]} />;
}
