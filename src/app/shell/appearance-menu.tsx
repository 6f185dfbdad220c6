import { Trans, useLingui } from '@lingui/react/macro';

import { SunMoonIcon } from '#ui/icons/sun-moon-icon.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { AppearanceChoices } from './appearance-choices.tsx';
import { useAppearanceSections } from './use-appearance-sections.ts';

/** Theme and language for visitors; a member finds them in the account menu. */
export function AppearanceMenu() {
  const { t } = useLingui();
  const sections = useAppearanceSections();
  return (
    <MenuButton
      label={t`Theme and language`}
      icon={<SunMoonIcon />}
      isIconOnly
      align="end"
      sections={sections}
      otherwise={
        <>
          <Text>
            <Trans>The menu could not be loaded.</Trans>
          </Text>
          <AppearanceChoices />
        </>
      }
    />
  );
}
