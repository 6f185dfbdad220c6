import { Trans, useLingui } from '@lingui/react/macro';

import type { LogInFailure } from '#machines/session/session.failures.ts';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Link } from '#ui/link/link.tsx';
import { logInFailed, logInFailureReason } from '../login.messages.ts';

interface LoginFailedProps {
  readonly failure: LogInFailure;
  readonly verifyHref: string;
}

export function LoginFailed({ failure, verifyHref }: LoginFailedProps) {
  const { i18n } = useLingui();
  return (
    <Alert
      intent="critical"
      title={i18n._(logInFailed)}
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
      {i18n._(logInFailureReason(failure))}
    </Alert>
  );
}
