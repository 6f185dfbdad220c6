import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { emailMessages } from '#forms/email-address.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { MailAddressForm, ResendButton } from '#forms/mail-request.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { callFailureReason, countedDown, pressFailureReason } from '#i18n/call-failure-reason.ts';
import { Button } from '#ui/button/button.tsx';
import { MailCheckIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { PasswordResetRequest } from './password-reset-request.flow.ts';
import { StepHeading } from '../step-heading/step-heading.tsx';

/** Specification, section 8. */
const requestFailed = msg`An error occurred while resetting your password...`;

interface RequestFormProps {
  readonly request: PasswordResetRequest;
  /** The address, if it is known. */
  readonly email: string;
}

export function RequestForm({ request, email }: RequestFormProps) {
  const { t, i18n } = useLingui();
  const { failure } = request;
  // Without an address the page opened with this failure, so nothing was typed here.
  const reasonOf = countedDown(request.email === '' ? pressFailureReason : callFailureReason);
  const refusal = refusalOf(failure, { email: emailMessages.refused }, i18n, reasonOf);
  return (
    <Stack gap={4}>
      {refusal.atForm && <FormFailure sentence={requestFailed} reason={refusal.atForm} />}
      <MailAddressForm
        label={t`Ask for a link to choose a new password`}
        email={email}
        errors={refusal.atFields}
        request={request}
        onSubmit={request.request}
      >
        <Trans>Send me a link</Trans>
      </MailAddressForm>
    </Stack>
  );
}

interface CheckInboxProps {
  readonly request: PasswordResetRequest;
  readonly onChangeAddress: () => void;
}

/** Shows the same for known and unknown addresses, like the server. */
export function CheckInbox({ request, onChangeAddress }: CheckInboxProps) {
  const { i18n } = useLingui();
  const { email } = request;
  const refusal = refusalOf(request.failure, {}, i18n, countedDown(pressFailureReason));
  return (
    <Stack gap={6}>
      <StepHeading
        icon={<MailCheckIcon />}
        title={<Trans>Check your inbox</Trans>}
        text={
          email === '' ? (
            <Trans>
              If the address belongs to an account, a link to choose a new password is on its way. It works
              for 10 minutes.
            </Trans>
          ) : (
            <Trans>
              If <bdi>{email}</bdi> belongs to an account, a link to choose a new password is on its way. It
              works for 10 minutes.
            </Trans>
          )
        }
      />
      <Stack gap={3}>
        {refusal.atForm && <FormFailure sentence={requestFailed} reason={refusal.atForm} />}
        <Text size="small" tone="muted">
          <Trans>Nothing there? Look in your spam folder, or ask for another email.</Trans>
        </Text>
        {email !== '' && (
          <ResendButton
            email={email}
            request={request}
            onPress={() => {
              request.request(email);
            }}
          />
        )}
        <Button variant="quiet" onPress={onChangeAddress}>
          {email === '' ? <Trans>Ask for another email</Trans> : <Trans>Use another address</Trans>}
        </Button>
      </Stack>
    </Stack>
  );
}
