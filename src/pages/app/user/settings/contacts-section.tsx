import type { SettingsSectionProps } from './settings-section-props.ts';

export function ContactsSection({ account }: SettingsSectionProps) {
  return <section>{account.id}</section>;
}
