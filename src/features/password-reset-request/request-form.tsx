import { Trans, useLingui } from '@lingui/react/macro';

import { MailAddressForm } from '../../forms/mail-address-form.tsx';
import { callFailureReason } from '../../i18n/call-failure-reason.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { RequestFailure } from './parts/request-failure.tsx';
import type { PasswordResetRequest } from './use-password-reset-request.ts';

interface RequestFormProps {
  readonly request: PasswordResetRequest;
  /** The address as far as it is known. */
  readonly email: string;
}

/** Asks whose password is to be replaced. */
export function RequestForm({ request, email }: RequestFormProps) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <RequestFailure failure={request.failure} reasonOf={callFailureReason} />
      <MailAddressForm
        label={t`Ask for a link to choose a new password`}
        email={email}
        isRefused={request.failure?.code === 'fieldsRejected'}
        isPending={request.isSending}
        onSubmit={request.request}
      >
        <Trans>Send me a link</Trans>
      </MailAddressForm>
    </Stack>
  );
}
