import { useLingui } from '@lingui/react/macro';

import type { EmailVerificationFailure } from '../../../machines/email-verification/email-verification.failures.ts';
import { routes } from '../../routes.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Link } from '../../ui/link/link.tsx';
import { verificationFailed, verificationFailureReason } from './email-verification.messages.ts';

export function VerificationFailure({ failure }: { readonly failure: EmailVerificationFailure | null }) {
  const { t, i18n } = useLingui();
  if (failure === null) return null;
  return (
    <Alert
      intent="critical"
      title={i18n._(verificationFailed)}
      action={<Link href={routes.support.href()} variant="standalone">{t`Contact support`}</Link>}
    >
      {i18n._(verificationFailureReason(failure))}
    </Alert>
  );
}
