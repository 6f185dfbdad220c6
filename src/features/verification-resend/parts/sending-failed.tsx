import { useLingui } from '@lingui/react/macro';

import type { CallFailure } from '../../../../machines/shared/call-failure.ts';
import { callFailureReason } from '../../../i18n/call-failure-reason.ts';
import { routes } from '../../../routes.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { sendingFailed } from '../verification-resend.messages.ts';

export function SendingFailed({ failure }: { readonly failure: CallFailure }) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      intent="critical"
      title={i18n._(sendingFailed)}
      action={<Link href={routes.support.href()} variant="standalone">{t`Contact support`}</Link>}
    >
      {i18n._(callFailureReason(failure))}
    </Alert>
  );
}
