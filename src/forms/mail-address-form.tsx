import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { typedText } from '#lib/typed-text.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { emailMessages, emailProblem } from './email-address.ts';
import { ResendWait } from './resend-button.tsx';

interface MailAddressFormProps {
  /** What the form is for. */
  readonly label: string;
  readonly email: string;
  /** What the server said of the address. */
  readonly errors: readonly FormError[];
  readonly isPending: boolean;
  /** False while this address has to wait. */
  readonly canRequest: (email: string) => boolean;
  /** Seconds of the wait, 0 when there is none. */
  readonly secondsLeft: number;
  /** What the button says. */
  readonly children: ReactNode;
  readonly onSubmit: (email: string) => void;
}

/** Asks where a mail is to go. */
export function MailAddressForm(props: MailAddressFormProps) {
  const { label, email, errors, isPending, canRequest, secondsLeft, children, onSubmit } = props;
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(email);
  const mustWait = secondsLeft > 0 && !isPending && !canRequest(typedText(typed));
  const errorsOf = (address: string | undefined): FormError[] => {
    const problem = emailProblem(address);
    return problem === null ? [] : [{ field: 'email', message: i18n._(emailMessages[problem]) }];
  };
  return (
    <Form
      label={label}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => errorsOf(values['email'])}
      errors={errors}
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
        onValueChange={setTyped}
        isRequired
      />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isPending}
        isDisabled={mustWait}
        pendingLabel={t`Sending the email`}
      >
        {children}
      </Button>
      {mustWait && <ResendWait secondsLeft={secondsLeft} />}
    </Form>
  );
}
