import type { MemberAccount } from '#features/account/account/account-gate.tsx';

export interface SettingsSectionProps {
  readonly account: MemberAccount;
}
