import { Trans, useLingui } from '@lingui/react/macro';

import { emailMessages } from '#forms/email-address.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { MailAddressForm } from '#forms/mail-address-form.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { callFailureReason, countedDown, pressFailureReason } from '#i18n/call-failure-reason.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { requestFailed } from './password-reset-request.messages.ts';
import type { PasswordResetRequest } from './use-password-reset-request.ts';

interface RequestFormProps {
  readonly request: PasswordResetRequest;
  /** The address as far as it is known. */
  readonly email: string;
}

/** Asks whose password is to be replaced. */
export function RequestForm({ request, email }: RequestFormProps) {
  const { t, i18n } = useLingui();
  const { failure } = request;
  // A failure that only the address of the page tells of: nothing was typed here.
  const reasonOf = countedDown(request.email === '' ? pressFailureReason : callFailureReason);
  const refusal = refusalOf(failure, { email: emailMessages.refused }, i18n, reasonOf);
  return (
    <Stack gap={4}>
      {refusal.atForm && <FormFailure sentence={requestFailed} reason={refusal.atForm} />}
      <MailAddressForm
        label={t`Ask for a link to choose a new password`}
        email={email}
        errors={refusal.atFields}
        isPending={request.isSending}
        canRequest={request.canRequest}
        secondsLeft={request.secondsLeft}
        onSubmit={request.request}
      >
        <Trans>Send me a link</Trans>
      </MailAddressForm>
    </Stack>
  );
}
