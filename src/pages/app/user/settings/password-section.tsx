import type { SettingsSectionProps } from './settings-section-props.ts';

export function PasswordSection({ account }: SettingsSectionProps) {
  return <section>{account.id}</section>;
}
