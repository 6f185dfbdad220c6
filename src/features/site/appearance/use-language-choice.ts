import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { changeLanguage } from '#i18n/language.ts';
import { isLanguage, languageNames, localeOf, offeredLanguages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** The language as a setting, each by its own name. Null while only one is offered: there is nothing to choose. */
export function useLanguageChoice() {
  const { t } = useLingui();
  const { language } = useLanguage();
  // What was offered stays, so that a choice does not vanish under the hand that makes it.
  const [first] = useState(language);
  const offered = [...new Set([...offeredLanguages(first), ...offeredLanguages(language)])];
  if (offered.length < 2) return null;
  return {
    label: t`Language`,
    value: language,
    options: offered.map((value) => ({ value, label: languageNames[value], lang: localeOf(value) })),
    onChange: (chosen: string) => {
      if (isLanguage(chosen)) void changeLanguage(chosen);
    },
  };
}
