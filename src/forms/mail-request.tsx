import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { typedText } from '#lib/typed-text.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { emailMessages, emailProblem } from './email-address.ts';
import { fieldErrors } from './field-messages.ts';

/** The view of a machine that requests a mail, at most one per cool-down. */
interface MailRequest {
  readonly isSending: boolean;
  /** False during the cool-down of this address. */
  readonly canRequest: (email: string) => boolean;
  /** The remaining cool-down in seconds, 0 without one. */
  readonly secondsLeft: number;
}

interface MailAddressFormProps {
  readonly label: string;
  readonly email: string;
  /** The server's error for the address. */
  readonly errors: readonly FormError[];
  readonly request: MailRequest;
  /** The label of the button. */
  readonly children: ReactNode;
  readonly onSubmit: (email: string) => void;
}

/** The form that takes the address of a mail. */
export function MailAddressForm({ label, email, errors, request, children, onSubmit }: MailAddressFormProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(email);
  const { isSending, canRequest, secondsLeft } = request;
  const mustWait = secondsLeft > 0 && !isSending && !canRequest(typedText(typed));
  return (
    <Form
      label={label}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) =>
        fieldErrors({ email: emailProblem(values['email']) }, { email: emailMessages }, i18n)
      }
      errors={errors}
      isPending={isSending}
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
        isPending={isSending}
        isDisabled={mustWait}
        pendingLabel={t`Sending the email`}
      >
        {children}
      </Button>
      {mustWait && <ResendWait secondsLeft={secondsLeft} />}
    </Form>
  );
}

interface ResendButtonProps {
  readonly email: string;
  readonly request: MailRequest;
  readonly onPress: () => void;
}

/** Requests the same mail again, and shows the remaining cool-down. */
export function ResendButton({ email, request, onPress }: ResendButtonProps) {
  const { t } = useLingui();
  const { isSending, canRequest, secondsLeft } = request;
  return (
    <Stack gap={2}>
      <Button
        variant="secondary"
        isFullWidth
        isPending={isSending}
        pendingLabel={t`Sending the email`}
        isDisabled={!canRequest(email) && !isSending}
        onPress={onPress}
      >
        <Trans>Send another email</Trans>
      </Button>
      <ResendWait secondsLeft={secondsLeft} />
    </Stack>
  );
}

/** Explains why the button is disabled, and for how long. */
function ResendWait({ secondsLeft }: { readonly secondsLeft: number }) {
  const { t } = useLingui();
  if (secondsLeft === 0) return null;
  const minutesLeft = Math.ceil(secondsLeft / 60);
  return (
    <Text size="small" tone="muted">
      {secondsLeft < 120
        ? t`You can send another in ${plural(secondsLeft, { one: '# second', other: '# seconds' })}.`
        : t`You can send another in ${plural(minutesLeft, { one: '# minute', other: '# minutes' })}.`}
    </Text>
  );
}
