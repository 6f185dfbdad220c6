import { useLingui } from '@lingui/react/macro';

import { AppearanceSettings } from '#features/site/appearance/appearance-settings.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';

export function AppearanceSection() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Appearance`} description={t`How the site looks on this device.`}>
      <AppearanceSettings />
    </SectionCard>
  );
}
