import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import {
  confirmationFailed,
  passingReason,
  type PassingFailure,
} from '../email-change-confirmation.messages.ts';

interface ConfirmationFailedProps {
  readonly failure: PassingFailure;
  /** Another try is under way. */
  readonly isConfirming: boolean;
  readonly onTryAgain: () => void;
}

/** Nothing is known against the link. It is kept, also over a reload, and can be tried again. */
export function ConfirmationFailed({ failure, isConfirming, onTryAgain }: ConfirmationFailedProps) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      title={i18n._(confirmationFailed)}
      action={
        <>
          <Button
            variant="secondary"
            size="small"
            isPending={isConfirming}
            pendingLabel={t`Confirming your new email`}
            onPress={onTryAgain}
          >
            <Trans>Try again</Trans>
          </Button>
          <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
            <Trans>Contact support</Trans>
          </Link>
        </>
      }
    >
      {i18n._(passingReason(failure))}
    </Alert>
  );
}
