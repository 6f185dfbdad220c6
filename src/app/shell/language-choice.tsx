import { useLingui } from '@lingui/react/macro';

import { changeLanguage } from '../../i18n/language.ts';
import { isLanguage, languageNames, localeOf, offeredLanguages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Choice } from '../../ui/choice/choice.tsx';

/** Each language by its own name. There is nothing to choose while only one is offered. */
export function LanguageChoice() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const offered = offeredLanguages(language);
  if (offered.length < 2) return null;
  return (
    <Choice
      label={t`Language`}
      value={language}
      options={offered.map((value) => ({ value, label: languageNames[value], lang: localeOf(value) }))}
      onChange={(value) => {
        if (isLanguage(value)) void changeLanguage(value);
      }}
    />
  );
}
