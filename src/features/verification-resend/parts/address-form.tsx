import { Trans, useLingui } from '@lingui/react/macro';

import type { VerificationResendFailure } from '../../../../machines/verification-resend/verification-resend.failures.ts';
import { emailMessages, emailProblem } from '../../../forms/email-address.ts';
import { typedText } from '../../../lib/typed-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { FormError } from '../../../ui/form/form-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

interface AddressFormProps {
  readonly email: string;
  readonly failure: VerificationResendFailure | null;
  readonly isPending: boolean;
  readonly onSubmit: (email: string) => void;
}

export function AddressForm({ email, failure, isPending, onSubmit }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const errorsOf = (typed: string | undefined): FormError[] => {
    const problem = emailProblem(typed);
    return problem === null ? [] : [{ field: 'email', message: i18n._(emailMessages[problem]) }];
  };
  const isRefused = failure?.code === 'fieldsRejected';
  return (
    <Form
      label={t`Ask for a verification email`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => errorsOf(values['email'])}
      errors={isRefused ? [{ field: 'email', message: i18n._(emailMessages.refused) }] : []}
      isPending={isPending}
      onSubmit={(values) => {
        onSubmit(typedText(values['email'] ?? ''));
      }}
    >
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        defaultValue={email}
        isRequired
      />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isPending}
        pendingLabel={t`Sending the email`}
      >
        <Trans>Send a new email</Trans>
      </Button>
    </Form>
  );
}
