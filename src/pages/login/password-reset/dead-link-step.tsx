import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ComponentProps } from 'react';

import { DeadLinkAlert } from '#features/auth/password-reset/new-password-form.tsx';
import { usePasswordResetRequest } from '#features/auth/password-reset-request/password-reset-request.flow.ts';
import { CheckInbox, RequestForm } from '#features/auth/password-reset-request/password-reset-request.tsx';
import { type LoginTargets, rememberResetTargets } from '#lib/pending-login.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Stack } from '#ui/layout/layout.tsx';
import { useTitle } from '../../use-title.ts';
import { BackToLogin } from './back-to-login.tsx';

interface DeadLinkStepProps {
  readonly code: ComponentProps<typeof DeadLinkAlert>['code'];
  readonly targets: LoginTargets;
}

/** Explains why a link does not work, and offers a new one. */
export function DeadLinkStep({ code, targets }: DeadLinkStepProps) {
  const request = usePasswordResetRequest({ email: '' });
  const { email } = request;
  const isInboxToBeChecked = request.screen === 'checkInbox';
  const { t } = useLingui();
  useTitle(isInboxToBeChecked ? t`Check your inbox` : null);

  useEffect(() => {
    if (isInboxToBeChecked) rememberResetTargets(targets);
  }, [isInboxToBeChecked, targets]);

  return (
    <Stack gap={5}>
      <Card padding="large">
        {isInboxToBeChecked ? (
          <CheckInbox request={request} onChangeAddress={request.reopenAddress} />
        ) : (
          <Stack gap={6}>
            <Heading level={1}>
              <Trans>Choose a new password</Trans>
            </Heading>
            <DeadLinkAlert code={code} />
            <RequestForm request={request} email={email} />
          </Stack>
        )}
      </Card>
      <BackToLogin onward={{ ...targets, email: email === '' ? undefined : email }} />
    </Stack>
  );
}
