import { Trans } from '@lingui/react/macro';

import { CodeForm } from '#features/auth/email-verification/code-form.tsx';
import type { EmailVerification } from '#features/auth/email-verification/use-email-verification.ts';
import { VerificationFailure } from '#features/auth/email-verification/verification-failure.tsx';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

interface CodeStepProps {
  readonly uidb64: string;
  readonly verification: EmailVerification;
}

/** For whoever logged up in this browser and has left the page that said so. */
export function CodeStep({ uidb64, verification }: CodeStepProps) {
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="small">
          <Trans>Signed up in this browser?</Trans>
        </Heading>
        <Text size="small" tone="muted">
          <Trans>Type the code from the newest email.</Trans>
        </Text>
      </Stack>
      <VerificationFailure failure={verification.failure} reasonOf={callFailureReason} />
      {verification.isCodeOpen && (
        <CodeForm
          isPending={verification.isConfirming}
          onSubmit={(code) => {
            verification.enterCode(uidb64, code);
          }}
        />
      )}
    </Stack>
  );
}
