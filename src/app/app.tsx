import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';

import '#ui/theme/global.css.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { logFailure } from '#lib/log.ts';
import { ErrorBoundary } from '#loading/error-boundary.tsx';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';
import { LinkIntentContext } from '#ui/link/link.tsx';
import { CrashScreen } from './failure/crash-screen.tsx';
import { DocumentTitleProvider } from './navigation/document-title.tsx';
import { followEarlyInput } from './hydration.ts';
import { preloadPage } from './navigation/page-loading.ts';
import { RouteView } from './navigation/route-view.tsx';
import { Shell } from './shell/shell.tsx';

export function App() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SiteLocale>
          <ErrorBoundary
            onError={(error) => {
              logFailure('The application crashed', error);
              followEarlyInput();
            }}
            fallback={() => <CrashScreen />}
          >
            <LinkIntentContext value={preloadPage}>
              <DocumentTitleProvider>
                <Shell>
                  <RouteView />
                </Shell>
              </DocumentTitleProvider>
            </LinkIntentContext>
          </ErrorBoundary>
        </SiteLocale>
      </I18nProvider>
    </StrictMode>
  );
}

function SiteLocale({ children }: { readonly children: ReactNode }) {
  return <LocaleContext value={useLanguage().locale}>{children}</LocaleContext>;
}
