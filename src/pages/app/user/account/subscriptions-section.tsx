import type { MemberAccount } from '../../../../features/account/account-gate.tsx';
import { Subscriptions } from '../../../../features/subscriptions/subscriptions.tsx';

export function SubscriptionsSection({ account }: { readonly account: MemberAccount }) {
  return <Subscriptions subscriptions={account.subscriptions} />;
}
