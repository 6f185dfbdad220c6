import { Trans, useLingui } from '@lingui/react/macro';

import { LoadError } from '#loading/load-error.tsx';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Link } from '#ui/link/link.tsx';
import { redemptionFailed, refusalReason } from '../redemption.messages.ts';
import type { RedemptionFlow } from '../use-redemption.ts';
import { Barred } from './barred.tsx';
import type { DialogMode } from './dialog-mode.ts';
import { Moved } from './moved.tsx';

interface ObstacleProps {
  readonly flow: RedemptionFlow;
  readonly mode: DialogMode;
}

/** What has to be seen or done before the plan can be redeemed. */
export function Obstacle({ flow, mode }: ObstacleProps) {
  switch (mode) {
    case 'open':
      return null;
    case 'moved':
      return <Moved flow={flow} />;
    case 'unread':
      return <Unread flow={flow} />;
    case 'barred':
      return <Barred flow={flow} />;
    case 'refused':
      return <Refused flow={flow} />;
  }
}

function Unread({ flow: { failure, readAgain } }: Pick<ObstacleProps, 'flow'>) {
  const { t, i18n } = useLingui();
  return (
    <LoadError
      level={3}
      title={t`Price and balance could not be read.`}
      pendingLabel={t`Checking price and balance`}
      error={null}
      {...(failure === null ? {} : { reason: i18n._(refusalReason(failure)) })}
      isPending={false}
      onRetry={readAgain}
      isAnnounced
    >
      <Trans>Nothing was taken from your balance.</Trans>
    </LoadError>
  );
}

function Refused({ flow }: Pick<ObstacleProps, 'flow'>) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      title={i18n._(redemptionFailed)}
      takesFocus
      action={
        <Inline gap={4}>
          <Button variant="secondary" size="small" onPress={flow.readAgain}>
            <Trans>Look again</Trans>
          </Button>
          <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
            <Trans>Contact support</Trans>
          </Link>
        </Inline>
      }
    >
      {flow.failure !== null && i18n._(refusalReason(flow.failure))}
    </Alert>
  );
}
