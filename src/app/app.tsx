import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider';

import '#ui/theme/global.css.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { logFailure } from '#lib/log.ts';
import { ErrorBoundary } from '#loading/error-boundary.tsx';
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
        <AriaLocale>
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
        </AriaLocale>
      </I18nProvider>
    </StrictMode>
  );
}

/** React Aria's own labels, dates and numbers use the language of the site, not that of the browser. */
function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <AriaLocaleProvider locale={useLanguage().locale}>{children}</AriaLocaleProvider>;
}
