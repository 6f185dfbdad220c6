import { AccountGate, type MemberAccount } from '#features/account/account/account-gate.tsx';
import { MarketingSwitch } from '#features/account/account-update/marketing-switch.tsx';
import { useAccountUpdate } from '#features/account/account-update/account-update.flow.ts';

export function MemberMarketing() {
  return <AccountGate>{(account) => <Choice account={account} />}</AccountGate>;
}

function Choice({ account }: { readonly account: MemberAccount }) {
  return <MarketingSwitch update={useAccountUpdate(account)} />;
}
