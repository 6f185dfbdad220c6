import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import type { EmailVerification } from '../../../features/email-verification/use-email-verification.ts';
import { Verified } from '../../../features/email-verification/verified.tsx';
import { readPendingLogin } from '../../../lib/pending-login.ts';
import { routes } from '../../../routes.ts';

/** Leads on to the login, with what this browser remembers of the sign-up. Nobody is signed in by verifying. */
export function VerifiedStep({ verification }: { readonly verification: EmailVerification }) {
  const [, navigate] = useLocation();
  const [pending] = useState(readPendingLogin);
  const href = routes.login.href({ ...pending });
  const { isLeaving } = verification;

  useEffect(() => {
    if (isLeaving) navigate(href, { replace: true });
  }, [isLeaving, navigate, href]);

  return <Verified verification={verification} href={href} />;
}
