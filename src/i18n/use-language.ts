import { useLingui } from '@lingui/react';

import { isLanguage, localeOf, sourceLanguage, type Language } from './languages.ts';

/** The language in force and the locale that Intl goes by; renders again when the language changes. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : sourceLanguage;
  return { language, locale: localeOf(language) };
}
