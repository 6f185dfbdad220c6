import { useLingui } from '@lingui/react/macro';

import { Spinner } from '#ui/spinner/spinner.tsx';
import { ConfirmationFailed } from './parts/confirmation-failed.tsx';
import { EmailChanged } from './parts/email-changed.tsx';
import { LinkDead } from './parts/link-dead.tsx';
import { WrongAccount } from './parts/wrong-account.tsx';
import type { EmailChangeConfirmationFlow } from './use-email-change-confirmation.ts';

interface EmailChangeConfirmationProps {
  readonly flow: EmailChangeConfirmationFlow;
  /** The address of the member, as far as it is known now. */
  readonly email: string | null;
  readonly onLogOut: () => void;
}

/** What has become of the mailed link. */
export function EmailChangeConfirmation({ flow, email, onLogOut }: EmailChangeConfirmationProps) {
  const { t } = useLingui();
  const { failure, isConfirmed, isConfirming, tryAgain } = flow;
  if (isConfirmed) return <EmailChanged email={email} />;
  if (failure === null) return <Spinner label={t`Confirming your new email`} />;
  switch (failure.code) {
    case 'linkInvalid':
    case 'linkExpired':
    case 'linkSuperseded':
      return <LinkDead link={failure.code} />;
    case 'wrongAccount':
      return <WrongAccount email={email} onLogOut={onLogOut} />;
    default:
      return <ConfirmationFailed failure={failure} isConfirming={isConfirming} onTryAgain={tryAgain} />;
  }
}
