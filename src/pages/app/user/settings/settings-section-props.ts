import type { MemberAccount } from '../../../../features/account/account-gate.tsx';

export interface SettingsSectionProps {
  readonly account: MemberAccount;
}
