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

/** A flow that asks for a mail, at most one in each cool-down; the view of each such machine has this shape. */
interface MailRequest {
  readonly isSending: boolean;
  /** False while this address has to wait. */
  readonly canRequest: (email: string) => boolean;
  /** Seconds of the wait, 0 when there is none. */
  readonly secondsLeft: number;
}

interface MailAddressFormProps {
  readonly label: string;
  readonly email: string;
  /** What the server said of the address. */
  readonly errors: readonly FormError[];
  readonly request: MailRequest;
  /** The label of the button. */
  readonly children: ReactNode;
  readonly onSubmit: (email: string) => void;
}

/** Asks where a mail is to go. */
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

/** Asks for the same mail once more, and says how long that has to wait. */
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

/** Why the button that asks for a mail is disabled, and for how long. */
function ResendWait({ secondsLeft }: { readonly secondsLeft: number }) {
  const { t } = useLingui();
  if (secondsLeft === 0) return null;
  const minutesLeft = Math.ceil(secondsLeft / 60);
  return (
    <Text size="small" tone="muted">
      {secondsLeft < 120
        ? t`You can ask for another email in ${plural(secondsLeft, { one: '# second', other: '# seconds' })}.`
        : t`You can ask for another email in ${plural(minutesLeft, { one: '# minute', other: '# minutes' })}.`}
    </Text>
  );
}
