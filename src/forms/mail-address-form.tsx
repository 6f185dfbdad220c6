import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { typedText } from '../lib/typed-text.ts';
import { Button } from '../ui/button/button.tsx';
import type { FormError } from '../ui/form/form-errors.ts';
import { Form } from '../ui/form/form.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { emailMessages, emailProblem } from './email-address.ts';

interface MailAddressFormProps {
  /** What the form is for. */
  readonly label: string;
  readonly email: string;
  /** The server did not take the address. */
  readonly isRefused: boolean;
  readonly isPending: boolean;
  /** What the button says. */
  readonly children: ReactNode;
  readonly onSubmit: (email: string) => void;
}

/** Asks where a mail is to go. */
export function MailAddressForm(props: MailAddressFormProps) {
  const { label, email, isRefused, isPending, children, onSubmit } = props;
  const { t, i18n } = useLingui();
  const errorsOf = (typed: string | undefined): FormError[] => {
    const problem = emailProblem(typed);
    return problem === null ? [] : [{ field: 'email', message: i18n._(emailMessages[problem]) }];
  };
  return (
    <Form
      label={label}
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
        {children}
      </Button>
    </Form>
  );
}
