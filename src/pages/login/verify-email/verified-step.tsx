import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import type { EmailVerification } from '#features/auth/email-verification/use-email-verification.ts';
import { Verified } from '#features/auth/email-verification/verified.tsx';
import { forgetSignUpOf, type PendingSignUp, readSignUpOf } from '#lib/pending-login.ts';
import { routes } from '#routes.ts';
import { type OnTitle, useTitle } from '../../use-title.ts';

interface VerifiedStepProps {
  readonly verification: EmailVerification;
  /** Whose address was verified. */
  readonly uidb64: string | undefined;
  readonly onTitle: OnTitle;
}

/** Leads on to the login, with what this browser remembers of the sign-up. Nobody is logged in by verifying. */
export function VerifiedStep({ verification, uidb64, onTitle }: VerifiedStepProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  useTitle(onTitle, t`Your email is verified`);
  const [pending] = useState(() => readSignUpOf(uidb64));
  const href = loginHref(pending);
  const { isLeaving } = verification;

  useEffect(
    () => () => {
      forgetSignUpOf(uidb64);
    },
    [uidb64],
  );

  useEffect(() => {
    if (isLeaving) navigate(href, { replace: true });
  }, [isLeaving, navigate, href]);

  return <Verified verification={verification} href={href} />;
}

function loginHref(pending: PendingSignUp | null): string {
  if (pending === null) return routes.login.href();
  const { email, back_url, auth_url } = pending;
  return routes.login.href({ email, back_url, auth_url });
}
