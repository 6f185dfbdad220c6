import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { isRunning } from '#domain/subscriptions.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import type { Account } from '#sdk/generated/model/account.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { usePendingReports, useRunningRedemption, useUncreditedEdge } from '../account-deletion.queries.ts';
import { LossRow } from './loss-row.tsx';
import { LoadError } from './load-error.tsx';
import { SubscriptionEndings } from './subscription-endings.tsx';

/** Everything that goes with the account, as it stands now. */
export function Losses({ account }: { readonly account: Account }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const uncredited = useUncreditedEdge();
  const reports = usePendingReports();
  const redemption = useRunningRedemption();
  const now = useNowAtEnds(account.subscriptions.map(({ expiration_date }) => expiration_date));
  const running = account.subscriptions.filter((subscription) => isRunning(subscription, now));
  const inEdge = (balance: string) => {
    const amount = formatEdge(balance, locale);
    return t`${amount} Edge`;
  };
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2}>
        <LossRow label={t`Edge balance`} reading={{ data: account.edge_balance, isError: false }}>
          {inEdge}
        </LossRow>
        <LossRow label={t`Edge of this month, not credited yet`} reading={uncredited}>
          {inEdge}
        </LossRow>
        <LossRow label={t`Reported usernames under review`} reading={reports}>
          {(count) =>
            count === 0 ? t`None` : t`${plural(count, { one: '# username', other: '# usernames' })}`
          }
        </LossRow>
        <LossRow label={t`Redemption on its way`} reading={redemption}>
          {({ isRunning: isOnItsWay, plan }) =>
            isOnItsWay && plan !== null ? i18n._(planTierName[plan.tier]) : t`None`
          }
        </LossRow>
        <LossRow label={t`Running subscriptions`} reading={{ data: running, isError: false }}>
          {(subscriptions) =>
            subscriptions.length === 0 ? t`None` : <SubscriptionEndings subscriptions={subscriptions} />
          }
        </LossRow>
      </Stack>
      <LoadError readings={[uncredited, reports, redemption]} />
    </Stack>
  );
}
