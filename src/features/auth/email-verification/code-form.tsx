import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { fieldErrors } from '#forms/field-messages.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { EmailVerification } from './email-verification.flow.ts';

const SIX_DIGITS = /^\d{6}$/;
const messages = { code: { missing: msg`Enter the six digits from the email.` } };

interface CodeFormProps {
  /** Names the account. */
  readonly uidb64: string;
  readonly verification: EmailVerification;
}

/** Verifies with the six digits from the email. A wrong code stays in the field, so that it can be corrected. */
export function CodeForm({ uidb64, verification: { view, enterCode } }: CodeFormProps) {
  const { t, i18n } = useLingui();
  if (view.screen !== 'code' || view.code === 'closed') return null;
  const isPending = view.code === 'confirming';
  return (
    <Form
      label={t`Confirm my email`}
      errorSummaryTitle={t`There is a problem`}
      validate={({ code = '' }) =>
        fieldErrors({ code: SIX_DIGITS.test(code) ? null : 'missing' }, messages, i18n)
      }
      isPending={isPending}
      onSubmit={({ code = '' }) => {
        enterCode(uidb64, code);
      }}
    >
      <CodeField name="code" label={t`6-digit code`} isRequired />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isPending}
        pendingLabel={t`Confirming your email`}
      >
        <Trans>Confirm my email</Trans>
      </Button>
    </Form>
  );
}
