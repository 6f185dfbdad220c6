import { AccountGate, type MemberAccount } from '#features/account/account/account-gate.tsx';
import { MarketingSwitch } from '#features/account/account-update/marketing-switch.tsx';
import { useMemberUpdate } from '#features/account/account-update/account-update.flow.ts';

export function MemberMarketing() {
  return <AccountGate>{(account) => <Choice account={account} />}</AccountGate>;
}

function Choice({ account }: { readonly account: MemberAccount }) {
  return <MarketingSwitch update={useMemberUpdate(account)} />;
}
