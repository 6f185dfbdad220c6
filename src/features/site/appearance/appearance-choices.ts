import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';

import { changeLanguage } from '#i18n/language.ts';
import { isLanguage, languageList, localeOf, offeredLanguages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { chooseTheme, onThemeChoice, themeChoice, themeChoices } from '#lib/theme-choice.ts';

export function useThemeChoice() {
  const { t } = useLingui();
  const value = useSyncExternalStore(onThemeChoice, themeChoice, () => 'dark');
  const names = { dark: t`Dark`, light: t`Light`, system: t`Match my device` };
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

export function useLanguageChoice() {
  const { t } = useLingui();
  const { language } = useLanguage();
  // What was offered at first stays in the list, so that an option does not vanish when another is chosen.
  const [first] = useState(language);
  const offered = [...new Set([...offeredLanguages(first), ...offeredLanguages(language)])];
  return {
    label: t`Language`,
    value: language,
    options: offered.map((value) => ({ value, label: languageList[value].name, lang: localeOf(value) })),
    onChange: (chosen: string) => {
      if (isLanguage(chosen)) void changeLanguage(chosen);
    },
  };
}
