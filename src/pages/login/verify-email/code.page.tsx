import {
  ConfirmationHeading,
  ConfirmLinkButton,
} from '#features/auth/email-verification/link-confirmation.tsx';
import { useEmailVerification } from '#features/auth/email-verification/use-email-verification.ts';
import { VerificationFailure } from '#features/auth/email-verification/verification-failure.tsx';
import { callFailureReason, pressFailureReason } from '#i18n/call-failure-reason.ts';
import { lazyNamed, usePreload } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { Card } from '#ui/layout/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { OnTitle } from '../../use-title.ts';
import { VerifiedStep } from './verified-step.tsx';

const OtherWays = lazyNamed(async () => (await import('./other-ways.tsx')).OtherWays);

interface VerifyEmailCodePageProps {
  readonly query: string;
  readonly onTitle: OnTitle;
}

/** What the emailed link opens. Another link is another flow: nothing leaks from one to the next. */
export function VerifyEmailCodePage({ query, onTitle }: VerifyEmailCodePageProps) {
  const { uidb64, token } = routes.verifyEmailCode.search(query);
  usePreload(OtherWays);
  return (
    <Container width="narrow">
      <Card padding="large">
        <LinkStep key={`${uidb64 ?? ''}/${token ?? ''}`} uidb64={uidb64} token={token} onTitle={onTitle} />
      </Card>
    </Container>
  );
}

interface LinkStepProps {
  readonly uidb64: string | undefined;
  readonly token: string | undefined;
  readonly onTitle: OnTitle;
}

function LinkStep({ uidb64, token, onTitle }: LinkStepProps) {
  const isWellFormed = uidb64 !== undefined && token !== undefined;
  const verification = useEmailVerification(isWellFormed ? 'wellFormed' : 'malformed');
  const isLinkUsable = isWellFormed && verification.isLinkAlive;
  if (verification.isConfirmed)
    return <VerifiedStep verification={verification} uidb64={uidb64} onTitle={onTitle} />;
  return (
    <Stack gap={6}>
      <ConfirmationHeading isOnePress={isLinkUsable} />
      <VerificationFailure
        failure={verification.failure}
        reasonOf={isLinkUsable ? pressFailureReason : callFailureReason}
      />
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
