import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { refusedLinkReasons } from '#i18n/link-messages.ts';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { EmailChangeConfirmationFlow } from './email-change-confirmation.flow.ts';

/** Specification, section 8: a generic error with a hint to support. */
const confirmationFailed = msg`An error occurred while confirming your new email. Please try again or contact support.`;

interface EmailChangeConfirmationProps {
  readonly flow: EmailChangeConfirmationFlow;
  /** The address of the logged-in member, if it is known. */
  readonly email: string | null;
  readonly onLogOut: () => void;
}

export function EmailChangeConfirmation({ flow, email, onLogOut }: EmailChangeConfirmationProps) {
  const { t, i18n } = useLingui();
  const { view } = flow;
  switch (view.screen) {
    case 'ready':
    case 'confirming':
      return <Spinner label={t`Confirming your email`} />;
    case 'confirmed':
      return <EmailChanged email={email} />;
    case 'linkDead':
      return (
        <Alert
          title={t`We didn’t change your email.`}
          action={
            <>
              <Link href={routes.settings.href()} variant="standalone">
                <Trans>Open settings</Trans>
              </Link>
              <Link href={routes.support.href()} variant="standalone">
                <Trans>Contact support</Trans>
              </Link>
            </>
          }
        >
          {i18n._(refusedLinkReasons[view.reason])}
        </Alert>
      );
    case 'wrongAccount':
      return (
        <Alert
          title={t`This link belongs to another account.`}
          action={
            <Button variant="secondary" size="small" onPress={onLogOut}>
              <Trans>Log out</Trans>
            </Button>
          }
        >
          <Trans>
            You’re logged in as <bdi>{email}</bdi>. Log in to the other account and open the link again.
          </Trans>
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          title={i18n._(confirmationFailed)}
          action={
            <>
              <Button
                variant="secondary"
                size="small"
                isPending={view.isConfirming}
                pendingLabel={t`Confirming your email`}
                onPress={flow.tryAgain}
              >
                <Trans>Try again</Trans>
              </Button>
              <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
                <Trans>Contact support</Trans>
              </Link>
            </>
          }
        >
          {i18n._(callFailureReason(view.failure))}
        </Alert>
      );
  }
}

/** Names the new address after the account was refetched. */
function EmailChanged({ email }: { readonly email: string | null }) {
  const { t } = useLingui();
  const [before] = useState(email);
  return (
    <Alert intent="positive" title={t`You changed your email.`} takesFocus>
      {email !== before && (
        <Trans>
          From now on, log in with <bdi>{email}</bdi>.
        </Trans>
      )}
    </Alert>
  );
}
