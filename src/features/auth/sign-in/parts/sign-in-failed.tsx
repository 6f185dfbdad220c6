import { Trans, useLingui } from '@lingui/react/macro';

import type { SignInFailure } from '#machines/session/session.failures.ts';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Link } from '#ui/link/link.tsx';
import { signInFailed, signInFailureReason } from '../sign-in.messages.ts';

interface SignInFailedProps {
  readonly failure: SignInFailure;
  readonly verifyHref: string;
}

export function SignInFailed({ failure, verifyHref }: SignInFailedProps) {
  const { i18n } = useLingui();
  return (
    <Alert
      intent="critical"
      title={i18n._(signInFailed)}
      takesFocus
      action={
        <>
          {failure.code === 'refused' && (
            <Link href={verifyHref} variant="standalone">
              <Trans>Send a new verification email</Trans>
            </Link>
          )}
          <Link href={routes.support.href()} variant="standalone">
            <Trans>Contact support</Trans>
          </Link>
        </>
      }
    >
      {i18n._(signInFailureReason(failure))}
    </Alert>
  );
}
