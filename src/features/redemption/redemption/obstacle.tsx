import { Trans, useLingui } from '@lingui/react/macro';

import {
  newRedemption,
  type Blocker,
  type RedemptionFailure,
} from '#machines/redemption/redemption.types.ts';
import type { ConfirmationView } from '#machines/redemption/redemption.view.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { LoadError } from '#loading/load-error.tsx';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  blockerAdvice,
  blockerMessages,
  nothingTaken,
  redeemedMeanwhile,
  redemptionFailed,
  refusalReason,
} from './redemption.messages.ts';
import type { RedemptionFlow } from './use-redemption.ts';

interface ObstacleProps {
  readonly flow: RedemptionFlow;
  readonly view: ConfirmationView;
}

/** What the player must acknowledge or do before the plan can be redeemed. */
export function Obstacle({ flow, view }: ObstacleProps) {
  switch (view.step) {
    case 'reading':
    case 'ready':
    case 'submitting':
      return null;
    case 'quoteChanged':
      return <QuoteChanged view={view} onAcknowledge={flow.acknowledge} />;
    case 'unread':
      return <Unread failure={view.failure} onRetry={flow.check} />;
    case 'blocked':
      return <Blocked blocker={view.blocker} onDismiss={flow.dismiss} />;
    case 'refused':
      return <Refused failure={view.failure} onCheck={flow.check} />;
  }
}

interface QuoteChangedProps {
  readonly view: Extract<ConfirmationView, { step: 'quoteChanged' }>;
  readonly onAcknowledge: () => void;
}

/** Scenarios 41 and 63. */
function QuoteChanged({ view: { quote, acknowledged }, onAcknowledge }: QuoteChangedProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const amount = (value: string | null) => formatEdge(value ?? '0', locale);
  const [price, priceBefore] = [amount(quote.price), amount(acknowledged.price)];
  const [balance, balanceBefore] = [amount(quote.balance), amount(acknowledged.balance)];
  const redeemed = newRedemption(acknowledged, quote);
  const isPrice = quote.price !== acknowledged.price;
  const changes = [
    ...(redeemed === null ? [] : [i18n._(redeemedMeanwhile(redeemed, i18n))]),
    ...(isPrice ? [t`The price changed from ${priceBefore} to ${price} Edge.`] : []),
    ...(quote.balance === acknowledged.balance
      ? []
      : [t`Your balance changed from ${balanceBefore} to ${balance} Edge.`]),
  ];

  return (
    <Alert
      intent="caution"
      title={changes[0] ?? ''}
      takesFocus
      action={
        <Button variant="secondary" size="small" onPress={onAcknowledge}>
          {redeemed === null ? <Trans>Continue</Trans> : <Trans>Redeem one more</Trans>}
        </Button>
      }
    >
      {changes.slice(1).map((change) => (
        <Text key={change}>{change}</Text>
      ))}
    </Alert>
  );
}

interface UnreadProps {
  readonly failure: RedemptionFailure | null;
  readonly onRetry: () => void;
}

function Unread({ failure, onRetry }: UnreadProps) {
  const { t, i18n } = useLingui();
  return (
    <LoadError
      level={3}
      title={t`We couldn’t check the price and your balance.`}
      pendingLabel={t`Checking price and balance`}
      error={null}
      {...(failure === null ? {} : { reason: i18n._(refusalReason(failure)) })}
      isPending={false}
      onRetry={onRetry}
      isAnnounced
    >
      {i18n._(nothingTaken)}
    </LoadError>
  );
}

interface BlockedProps {
  readonly blocker: Blocker;
  readonly onDismiss: () => void;
}

/** Scenario 48. */
function Blocked({ blocker, onDismiss }: BlockedProps) {
  const { i18n } = useLingui();
  const advice = blockerAdvice[blocker];
  return (
    <Alert
      intent="caution"
      title={i18n._(blockerMessages[blocker])}
      takesFocus
      action={
        <Inline gap={4}>
          <Button variant="secondary" size="small" onPress={onDismiss}>
            <Trans>Back to the plans</Trans>
          </Button>
          {blocker === 'insufficientBalance' && (
            <Link href={routes.rewards.href()} variant="standalone">
              <Trans>See your rewards</Trans>
            </Link>
          )}
        </Inline>
      }
    >
      {advice !== null && i18n._(advice)}
    </Alert>
  );
}

interface RefusedProps {
  readonly failure: RedemptionFailure | null;
  readonly onCheck: () => void;
}

function Refused({ failure, onCheck }: RefusedProps) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      title={i18n._(redemptionFailed)}
      takesFocus
      action={
        <Inline gap={4}>
          <Button variant="secondary" size="small" onPress={onCheck}>
            <Trans>Check again</Trans>
          </Button>
          <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
            <Trans>Contact support</Trans>
          </Link>
        </Inline>
      }
    >
      {failure !== null && i18n._(refusalReason(failure))}
    </Alert>
  );
}
