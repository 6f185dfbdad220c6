import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { Subscriptions } from '#features/account/subscriptions/subscriptions.tsx';

export function SubscriptionsSection({ account }: { readonly account: MemberAccount }) {
  return <Subscriptions subscriptions={account.subscriptions} />;
}
