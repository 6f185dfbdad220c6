import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { StepHeading } from '#features/auth/step-heading/step-heading.tsx';
import type { EmailVerification } from '#features/auth/email-verification/email-verification.flow.ts';
import { forgetSignUpOf, type PendingSignUp, readSignUpOf } from '#lib/pending-login.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { BadgeCheckIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';

import { CountdownRing } from '#ui/progress/countdown-ring.tsx';
import { Text } from '#ui/text/text.tsx';
import { useTitle } from '../../use-title.ts';

interface VerifiedStepProps {
  readonly view: Extract<EmailVerification['view'], { screen: 'verified' }>;
  /** Stops the countdown to the login page. */
  readonly onStay: () => void;
  /** The account whose address was verified. */
  readonly uidb64: string | undefined;
}

/**
 * Goes to the login page after a countdown or a press, with the stored data of the sign-up. Verifying does not log in.
 */
export function VerifiedStep({ view, onStay, uidb64 }: VerifiedStepProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  useTitle(t`Your email is verified`);
  const [pending] = useState(() => readSignUpOf(uidb64));
  const href = loginHref(pending);
  const { next, secondsLeft, totalSeconds } = view;

  useEffect(
    () => () => {
      forgetSignUpOf(uidb64);
    },
    [uidb64],
  );

  useEffect(() => {
    if (next === 'leaving') navigate(href, { replace: true });
  }, [next, navigate, href]);

  return (
    <Stack gap={6}>
      <StepHeading
        icon={<BadgeCheckIcon />}
        isDone
        title={<Trans>Your email is verified</Trans>}
        text={<Trans>Your account is ready. Log in, choose a deal and earn your first Edge.</Trans>}
      />
      <Stack gap={3}>
        <ButtonLink href={href} variant="primary" size="large" isFullWidth isReplacing>
          <Trans>Log in</Trans>
        </ButtonLink>
        {next === 'countingDown' && (
          <Button variant="quiet" isFullWidth onPress={onStay}>
            <Trans>Stay on this page</Trans>
          </Button>
        )}
      </Stack>
      <Inline justify="center" isWrapping={false}>
        {next === 'countingDown' && <CountdownRing secondsLeft={secondsLeft} totalSeconds={totalSeconds} />}
        <Text as="div" size="small" tone="muted">
          <span role="status">
            {next === 'countingDown' &&
              t`We’ll open the login page in ${plural(totalSeconds, { one: '# second', other: '# seconds' })}.`}
          </span>
        </Text>
      </Inline>
    </Stack>
  );
}

function loginHref(pending: PendingSignUp | null): string {
  if (pending === null) return routes.login.href();
  const { email, back_url, auth_url } = pending;
  return routes.login.href({ email, back_url, auth_url });
}
