import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { codeMissing } from './email-verification.messages.ts';

interface CodeFormProps {
  readonly isPending: boolean;
  readonly onSubmit: (code: string) => void;
}

const SIX_DIGITS = /^\d{6}$/;

/** The second way to verify: the six digits of the email, typed by hand. A wrong code stays to be corrected. */
export function CodeForm({ isPending, onSubmit }: CodeFormProps) {
  const { t, i18n } = useLingui();
  return (
    <Form
      label={t`Type the code from the email`}
      errorSummaryTitle={t`There is a problem`}
      validate={({ code = '' }) =>
        SIX_DIGITS.test(code) ? [] : [{ field: 'code', message: i18n._(codeMissing) }]
      }
      isPending={isPending}
      onSubmit={({ code = '' }) => {
        onSubmit(code);
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
