import type { SettingsSectionProps } from './settings-section-props.ts';

export function AppearanceSection({ account }: SettingsSectionProps) {
  return <section>{account.id}</section>;
}
