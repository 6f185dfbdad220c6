import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import { chooseTheme, onThemeChoice, themeChoice, themeChoices } from '#lib/theme-choice.ts';

/** The theme as a setting: what is chosen, what there is to choose, and how to choose. */
export function useThemeChoice() {
  const { t } = useLingui();
  const value = useSyncExternalStore(onThemeChoice, themeChoice);
  const names = { dark: t`Dark`, light: t`Light`, system: t`Like my device` };
  return {
    label: t`Theme`,
    value,
    options: themeChoices.map((choice) => ({ value: choice, label: names[choice] })),
    onChange: (chosen: string) => {
      const choice = themeChoices.find((one) => one === chosen);
      if (choice !== undefined) chooseTheme(choice);
    },
  };
}
