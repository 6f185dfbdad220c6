import { useState } from 'react';

import { CodeForm } from '../../../features/email-verification/code-form.tsx';
import {
  ConfirmationHeading,
  ConfirmLinkButton,
} from '../../../features/email-verification/link-confirmation.tsx';
import {
  useEmailVerification,
  type EmailVerification,
} from '../../../features/email-verification/use-email-verification.ts';
import { VerificationFailure } from '../../../features/email-verification/verification-failure.tsx';
import { ResendVerification } from '../../../features/verification-resend/resend-verification.tsx';
import { readPendingLogin } from '../../../lib/pending-login.ts';
import { routes } from '../../../routes.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VerifiedStep } from './verified-step.tsx';

/** What the emailed link opens. Another link is another flow: nothing leaks from one to the next. */
export function VerifyEmailCodePage({ query }: { readonly query: string }) {
  const { uidb64, token } = routes.verifyEmailCode.search(query);
  return (
    <Container width="narrow">
      <Card padding="large">
        <LinkStep key={`${uidb64 ?? ''}/${token ?? ''}`} uidb64={uidb64} token={token} />
      </Card>
    </Container>
  );
}

interface LinkStepProps {
  readonly uidb64: string | undefined;
  readonly token: string | undefined;
}

function LinkStep({ uidb64, token }: LinkStepProps) {
  const isWellFormed = uidb64 !== undefined && token !== undefined;
  const verification = useEmailVerification(isWellFormed ? 'wellFormed' : 'malformed');
  const isLinkUsable = isWellFormed && verification.isLinkAlive;
  if (verification.isConfirmed) return <VerifiedStep verification={verification} />;
  return (
    <Stack gap={6}>
      <ConfirmationHeading isOnePress={isLinkUsable} />
      <VerificationFailure failure={verification.failure} />
      {isLinkUsable ? (
        <ConfirmLinkButton
          isPending={verification.isConfirming}
          onConfirm={() => {
            verification.confirmLink({ uidb64, token });
          }}
        />
      ) : (
        <OtherWays uidb64={uidb64} verification={verification} />
      )}
    </Stack>
  );
}

interface OtherWaysProps {
  readonly uidb64: string | undefined;
  readonly verification: EmailVerification;
}

/** For a link that does not work any more: a new email in place, and the code of the newest one. */
function OtherWays({ uidb64, verification }: OtherWaysProps) {
  const [pending] = useState(readPendingLogin);
  return (
    <Stack gap={6}>
      <ResendVerification email={pending?.email ?? ''} onSent={verification.noteResent} />
      {uidb64 !== undefined && verification.isCodeOpen && (
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
