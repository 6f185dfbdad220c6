import type { MemberAccount } from '../../../../features/account/account-gate.tsx';

export function SubscriptionsSection({ account }: { readonly account: MemberAccount }) {
  return <section>{account.id}</section>;
}
