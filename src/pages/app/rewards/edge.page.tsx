import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useCallback } from 'react';

import { AccountGate, type MemberAccount } from '#features/account/account/account-gate.tsx';
import { PlanChoice } from '#features/redemption/plan-choice/plan-choice.tsx';
import { Redemption } from '#features/redemption/redemption/redemption.tsx';
import { useRedemption } from '#features/redemption/redemption/use-redemption.ts';
import { RedemptionHistory } from '#features/redemption/redemption-history/redemption-history.tsx';

import { routes } from '#routes.ts';
import { useFlag } from '#session/use-flag.ts';
import { useSearch } from '../../use-search.ts';
import { WriteToUs } from '../write-to-us.tsx';
import { RewardsFrame } from './rewards-frame.tsx';

interface RedeemProps {
  readonly query: string;
}

/** The page for redeeming Edge. The interval of the shown plans is a search parameter. */
export function RedeemPage({ query }: RedeemProps) {
  return (
    <RewardsFrame current="redeem" title={<Trans>Redeem Edge</Trans>}>
      <AccountGate>{(account) => <Redeem key={account.id} account={account} query={query} />}</AccountGate>
      <RedemptionHistory help={(redemption) => <OverdueRedemption reference={redemption.reference} />} />
    </RewardsFrame>
  );
}

function Redeem({ account, query }: RedeemProps & { readonly account: MemberAccount }) {
  const [search, change] = useSearch(routes.redeem, query);
  const hasReports = useFlag('GTO_REPORTS_*');
  const flow = useRedemption(account.id);
  const { screen } = flow.view;
  const { choose } = flow;
  const { edge_balance: balance } = account;
  const chooseInterval = useCallback<ComponentProps<typeof PlanChoice>['onInterval']>(
    (interval) => {
      change({ interval: interval === 'YEAR' ? interval : undefined }, 'step');
    },
    [change],
  );
  const choosePlan = useCallback<ComponentProps<typeof PlanChoice>['onChoose']>(
    (plan, price) => {
      choose(plan, { price, balance });
    },
    [choose, balance],
  );
  return (
    <>
      <Redemption flow={flow} email={account.email} />
      <PlanChoice
        balance={balance}
        subscriptions={account.subscriptions}
        interval={search.interval ?? 'MONTH'}
        onInterval={chooseInterval}
        hasReports={hasReports}
        isClosed={screen === 'outcome' || screen === 'recalling'}
        onChoose={choosePlan}
      />
    </>
  );
}

/** The support message about a redemption that takes longer than 24 hours. */
function OverdueRedemption({ reference }: { readonly reference: string }) {
  const { t } = useLingui();
  const message = t`My redemption is taking longer than 24 hours. Reference: ${reference}`;
  return <WriteToUs room={null} topic={`redemption-${reference}`} message={message} />;
}
