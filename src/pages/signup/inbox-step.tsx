import { Trans } from '@lingui/react/macro';

import { StepHeading } from '#features/auth/step-heading/step-heading.tsx';
import { CodeForm } from '#features/auth/email-verification/code-form.tsx';
import { useEmailVerification } from '#features/auth/email-verification/email-verification.flow.ts';
import { VerificationFailure } from '#features/auth/email-verification/verification-failure.tsx';
import { ResendVerification } from '#features/auth/verification-resend/verification-resend.tsx';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { Button } from '#ui/button/button.tsx';
import { MailCheckIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { VerifiedStep } from '../login/verify-email/verified-step.tsx';

interface InboxStepProps {
  readonly inbox: { readonly email: string; readonly uidb64: string };
  readonly onChangeAddress: () => void;
}

/**
 * The step after sign-up: verify the address, or resend the email. Like the answer of the server, it is the same for new
 * and known addresses.
 */
export function InboxStep({ inbox: { email, uidb64 }, onChangeAddress }: InboxStepProps) {
  const verification = useEmailVerification('none');
  const { view } = verification;
  if (view.screen === 'verified') {
    return <VerifiedStep view={view} onStay={verification.stay} uidb64={uidb64} />;
  }
  return (
    <Stack gap={6}>
      <StepHeading
        icon={<MailCheckIcon />}
        isDone
        title={<Trans>Check your inbox</Trans>}
        text={
          <Trans>
            We emailed you at <bdi>{email}</bdi>. Open the link, or enter the code here. Both work for 10
            minutes.
          </Trans>
        }
      />
      <Stack gap={4}>
        <VerificationFailure failure={view.failure} reasonOf={callFailureReason} />
        <CodeForm uidb64={uidb64} verification={verification} />
      </Stack>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          <Trans>Nothing there? Check your spam folder.</Trans>
        </Text>
        <ResendVerification email={email} isAfterSignUp onSent={verification.noteResent} />
        <Button variant="quiet" onPress={onChangeAddress}>
          <Trans>Use another address</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
