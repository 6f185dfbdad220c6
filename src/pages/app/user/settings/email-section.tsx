import type { SettingsSectionProps } from './settings-section-props.ts';

export function EmailSection({ account }: SettingsSectionProps) {
  return <section>{account.id}</section>;
}
