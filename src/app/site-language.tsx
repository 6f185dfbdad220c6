import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Router, useRouter } from 'wouter';

import { languageList } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';
import { useLanguageLocation } from './navigation/language-address.ts';

/** Gives what is inside texts, React Aria the locale, and links the language of the page. */
export function SiteLanguage({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <SiteLocale>{children}</SiteLocale>
    </I18nProvider>
  );
}

/** What changes with the language besides the texts: formats, and where the links lead. */
function SiteLocale({ children }: { readonly children: ReactNode }) {
  const { language, locale } = useLanguage();
  const { ssrPath } = useRouter();
  return (
    <LocaleContext value={locale}>
      <Router
        base={languageList[language].base}
        hook={useLanguageLocation}
        {...(ssrPath === undefined ? {} : { ssrPath })}
      >
        {children}
      </Router>
    </LocaleContext>
  );
}
