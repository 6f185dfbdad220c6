import type { MemberAccount } from '../../../../features/account/account-gate.tsx';

export function ProfileSection({ account }: { readonly account: MemberAccount }) {
  return <section>{account.id}</section>;
}
