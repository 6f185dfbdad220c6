import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { CodeForm } from '#features/auth/email-verification/code-form.tsx';
import type { EmailVerification } from '#features/auth/email-verification/email-verification.flow.ts';
import { VerificationFailure } from '#features/auth/email-verification/verification-failure.tsx';
import { ResendVerification } from '#features/auth/verification-resend/verification-resend.tsx';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { readSignUpOf } from '#lib/pending-login.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/layout.tsx';

interface CodeStepProps {
  readonly uidb64: string;
  readonly verification: EmailVerification;
}

/** For a person who signed up in this browser and left the confirmation page. */
export function CodeStep({ uidb64, verification }: CodeStepProps) {
  const { view } = verification;
  return (
    <Stack gap={4}>
      <Heading level={2} size="small">
        <Trans>Or enter the code from the newest email</Trans>
      </Heading>
      {view.screen === 'code' && <VerificationFailure failure={view.failure} reasonOf={callFailureReason} />}
      <CodeForm uidb64={uidb64} verification={verification} />
    </Stack>
  );
}

interface OtherWaysProps {
  readonly uidb64: string | undefined;
  readonly verification: EmailVerification;
}

/** For a link that does not work any more: requests a new email, or takes the code of the newest one. */
export function OtherWays({ uidb64, verification }: OtherWaysProps) {
  const [pending] = useState(() => readSignUpOf(uidb64));
  return (
    <Stack gap={6}>
      <ResendVerification email={pending?.email ?? ''} onSent={verification.noteResent} />
      {uidb64 !== undefined && <CodeForm uidb64={uidb64} verification={verification} />}
    </Stack>
  );
}
