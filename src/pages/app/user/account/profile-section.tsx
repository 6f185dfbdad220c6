import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { Profile } from '#features/account/account-update/profile.tsx';
import { useMemberUpdate } from '../use-member-update.ts';

export function ProfileSection({ account }: { readonly account: MemberAccount }) {
  return <Profile membership={account} update={useMemberUpdate(account)} />;
}
