import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { emailMessages } from '#forms/email-address.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { MailAddressForm, ResendButton } from '#forms/mail-request.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { callFailureReason, countedDown } from '#i18n/call-failure-reason.ts';
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
  const reasonOf = countedDown(callFailureReason);
  const refusal = refusalOf(failure, { email: emailMessages.refused }, i18n, reasonOf);
  return (
    <Stack gap={4}>
      {refusal.atForm && (
        <FormFailure sentence={requestFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <MailAddressForm
        label={t`Reset your password`}
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
  const refusal = refusalOf(request.failure, {}, i18n, countedDown(callFailureReason));
  return (
    <Stack gap={6}>
      <StepHeading
        icon={<MailCheckIcon />}
        title={<Trans>Check your inbox</Trans>}
        text={
          <Trans>
            If this address has an account, you’ll get a link to choose a new password. It works for 10
            minutes.
          </Trans>
        }
      >
        {email !== '' && (
          <Text tone="strong" weight="semibold">
            <bdi>{email}</bdi>
          </Text>
        )}
      </StepHeading>
      <Stack gap={3}>
        {refusal.atForm && (
          <FormFailure sentence={requestFailed} reason={refusal.atForm} requestId={refusal.requestId} />
        )}
        <Text size="small" tone="muted">
          <Trans>Nothing there? Check your spam folder.</Trans>
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
          {email === '' ? <Trans>Send another email</Trans> : <Trans>Use another address</Trans>}
        </Button>
      </Stack>
    </Stack>
  );
}
