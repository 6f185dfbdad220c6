import { Trans, useLingui } from '@lingui/react/macro';

import { CurrentPasswordField } from '#forms/current-password-field.tsx';
import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import type { DraftName } from '#lib/drafts.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { AccountName } from '#ui/password-field/account-name.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { emailChangeFailed, fieldMessages, refusedMessages } from '../email-change.messages.ts';
import { emailChangeProblems, submissionOf, type EmailChangeProblems } from '../email-change.schema.ts';
import type { EmailChangeFlow } from '../use-email-change.ts';

interface EmailChangeFormProps {
  /** The address that the account has now. */
  readonly email: string | null;
  readonly draftName: DraftName;
  readonly flow: EmailChangeFlow;
}

export function EmailChangeForm({ email, draftName, flow }: EmailChangeFormProps) {
  const { t, i18n } = useLingui();
  const { correction, failure, isSubmitting, submit } = flow;
  const refusal = refusalOf(failure?.code === 'changePending' ? null : failure, refusedMessages, i18n);
  const inWords = (problems: EmailChangeProblems): FormError[] =>
    fieldMessages(problems).map(({ field, message }) => ({ field, message: i18n._(message) }));
  return (
    <Form
      label={t`Change your email`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => inWords(emailChangeProblems(values, email))}
      errors={refusal.atFields}
      isPending={isSubmitting}
      draftName={draftName}
      onSubmit={(values) => {
        submit(submissionOf(values));
      }}
    >
      {/* Without it a password manager would keep the new address with the password before it is confirmed. */}
      <AccountName email={email ?? ''} />
      <TextField
        name="new_email"
        type="email"
        label={t`New email`}
        autoComplete="email"
        defaultValue={correction ?? ''}
        autoFocus={correction !== null}
        isRequired
        {...(correction !== null && {
          description: t`Correct the address. The link that we sent before no longer works.`,
        })}
      />
      <CurrentPasswordField />
      {refusal.atForm && <FormFailure sentence={emailChangeFailed} reason={refusal.atForm} />}
      <Inline>
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t`Sending the link`}>
          <Trans>Change email</Trans>
        </Button>
      </Inline>
    </Form>
  );
}
