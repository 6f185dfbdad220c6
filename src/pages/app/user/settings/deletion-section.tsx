import type { SettingsSectionProps } from './settings-section-props.ts';

export function DeletionSection({ account }: SettingsSectionProps) {
  return <section>{account.id}</section>;
}
