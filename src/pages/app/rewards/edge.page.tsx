import { Trans } from '@lingui/react/macro';

import { AccountGate, type MemberAccount } from '#features/account/account/account-gate.tsx';
import { PlanChoice } from '#features/redemption/plan-choice/plan-choice.tsx';
import { Redemption } from '#features/redemption/redemption/redemption.tsx';
import { useRedemption } from '#features/redemption/redemption/use-redemption.ts';
import { RedemptionHistory } from '#features/redemption/redemption-history/redemption-history.tsx';
import { routes } from '#routes.ts';
import { useFlag } from '#session/use-flag.ts';
import { useSearch } from '../../use-search.ts';
import { OverdueRedemption } from './overdue-redemption.tsx';
import { RewardsFrame } from './rewards-frame.tsx';

interface RedeemProps {
  readonly query: string;
}

/** Where Edge becomes a subscription; which interval of the plans shows stands in the address. */
export function RedeemPage({ query }: RedeemProps) {
  return (
    <RewardsFrame current="redeem" title={<Trans>Redeem Edge</Trans>}>
      <AccountGate>{(account) => <Redeem key={account.id} account={account} query={query} />}</AccountGate>
      <RedemptionHistory
        help={({ reference, email, requested_at }) => (
          <OverdueRedemption reference={reference} email={email} requestedAt={requested_at} />
        )}
      />
    </RewardsFrame>
  );
}

function Redeem({ account, query }: RedeemProps & { readonly account: MemberAccount }) {
  const [search, change] = useSearch(routes.redeem, query);
  const hasReports = useFlag('GTO_REPORTS_*');
  const flow = useRedemption(account.id);
  const { screen } = flow.view;
  return (
    <>
      <Redemption flow={flow} email={account.email} />
      <PlanChoice
        balance={account.edge_balance}
        subscriptions={account.subscriptions}
        interval={search.interval ?? 'MONTH'}
        onInterval={(interval) => {
          change({ interval: interval === 'YEAR' ? interval : undefined }, true);
        }}
        hasReports={hasReports}
        isClosed={screen === 'outcome' || screen === 'recalling'}
        onChoose={(plan, price) => {
          flow.choose(plan, { price, balance: account.edge_balance });
        }}
      />
    </>
  );
}
