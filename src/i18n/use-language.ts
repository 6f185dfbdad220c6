import { useLingui } from '@lingui/react';

import { isLanguage, localeOf, sourceLanguage, type Language } from './languages.ts';

/** The active language and its locale for Intl. Renders again when the language changes. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : sourceLanguage;
  return { language, locale: localeOf(language) };
}
