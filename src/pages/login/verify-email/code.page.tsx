import { Trans, useLingui } from '@lingui/react/macro';

import { useEmailVerification } from '#features/auth/email-verification/email-verification.flow.ts';
import { VerificationFailure } from '#features/auth/email-verification/verification-failure.tsx';
import { StepHeading } from '#features/auth/step-heading/step-heading.tsx';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { lazyNamed, usePreload } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { ShieldCheckIcon } from '#ui/icons/icons.ts';
import { Card, Container, Stack } from '#ui/layout/layout.tsx';
import { VerifiedStep } from './verified-step.tsx';

const OtherWays = lazyNamed(async () => (await import('./code-steps.tsx')).OtherWays);

/** The page of the emailed link. Another link starts a new flow, so that nothing leaks from one to the next. */
export function VerifyEmailCodePage({ query }: { readonly query: string }) {
  const { uidb64, token } = routes.verifyEmailCode.search(query);
  usePreload(OtherWays);
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

/** Waits for a button press, because mail scanners open links and run scripts (decision 3). */
function LinkStep({ uidb64, token }: LinkStepProps) {
  const { t } = useLingui();
  const link = uidb64 === undefined || token === undefined ? null : { uidb64, token };
  const verification = useEmailVerification(link === null ? 'malformed' : 'wellFormed');
  const { view, confirmLink } = verification;
  if (view.screen === 'verified') {
    return <VerifiedStep view={view} onStay={verification.stay} uidb64={uidb64} />;
  }
  const isOnePress = view.screen === 'link';
  return (
    <Stack gap={6}>
      <StepHeading
        icon={<ShieldCheckIcon />}
        title={<Trans>Confirm your email</Trans>}
        text={isOnePress ? <Trans>Confirm it, and your account is ready.</Trans> : undefined}
      />
      <VerificationFailure
        failure={view.failure}
        reasonOf={isOnePress ? callFailureReason : callFailureReason}
      />
      {view.screen === 'link' && link !== null ? (
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={view.isConfirming}
          pendingLabel={t`Confirming your email`}
          onPress={() => {
            confirmLink(link);
          }}
        >
          <Trans>Confirm my email</Trans>
        </Button>
      ) : (
        <OtherWays uidb64={uidb64} verification={verification} />
      )}
    </Stack>
  );
}
