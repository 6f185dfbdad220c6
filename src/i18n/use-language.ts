import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

import { isLanguage, localeOf, sourceLanguage, type Language } from './language-list.ts';

interface ActiveLanguage {
  readonly language: Language;
  /** For Intl. */
  readonly locale: string;
}

/** The active language and its locale. Renders again when the language changes. */
export function useLanguage(): ActiveLanguage {
  return languageOf(useLingui().i18n);
}

/** The same outside of components. */
export function languageOf({ locale }: Pick<I18n, 'locale'>): ActiveLanguage {
  const language = isLanguage(locale) ? locale : sourceLanguage;
  return { language, locale: localeOf(language) };
}
