import { Trans, useLingui } from '@lingui/react/macro';

import type { UsernameReportFailure } from '#machines/username-report/username-report.failures.ts';
import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface ReportHintProps {
  readonly failure: UsernameReportFailure | null;
  /** What is typed now is among the player's own reports. */
  readonly isReported: boolean;
}

/** Where to go when a username is reported already, before it is sent as well as after. */
export function ReportHint({ failure, isReported }: ReportHintProps) {
  const { t } = useLingui();
  if (isReported || failure?.code === 'alreadyReported') {
    return (
      <Notice
        action={
          <Link href={routes.app.href()} variant="standalone">
            <Trans>See it among your rooms</Trans>
          </Link>
        }
      >
        <Trans>This username is reported already. You need not report it again.</Trans>
      </Notice>
    );
  }
  if (failure?.code === 'reportedByAnother') {
    return (
      <Notice
        action={
          <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
            <Trans>Contact support</Trans>
          </Link>
        }
      >
        <Trans>Is it yours? Write to us, and we ask the room.</Trans>
      </Notice>
    );
  }
  return <Notice />;
}
