import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { useKeepAccount, useRereadAccount } from '#features/account/account/account.queries.ts';
import { useAccountUpdate } from '#features/account/account-update/use-account-update.ts';

/** Changes of the account, which everything that shows the account follows. */
export function useMemberUpdate(account: MemberAccount) {
  return useAccountUpdate(account, { onSaved: useKeepAccount(), onDoubted: useRereadAccount() });
}
