import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';

/** Gives what is inside texts, and React Aria the locale. */
export function SiteLanguage({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <SiteLocale>{children}</SiteLocale>
    </I18nProvider>
  );
}

function SiteLocale({ children }: { readonly children: ReactNode }) {
  return <LocaleContext value={useLanguage().locale}>{children}</LocaleContext>;
}
