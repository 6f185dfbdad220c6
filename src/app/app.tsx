import { StrictMode } from 'react';

import '#ui/theme/global.css.ts';
import { logFailure } from '#lib/log.ts';
import { ErrorBoundary } from '#loading/error-boundary.tsx';
import { LinkIntentContext } from '#ui/link/link.tsx';
import { CrashScreen } from './failure/crash-screen.tsx';
import { DocumentTitleProvider } from './navigation/document-title.tsx';
import { followEarlyInput } from './hydration.ts';
import { preloadPage } from './navigation/page-loading.ts';
import { RouteView } from './navigation/route-view.tsx';
import { Shell } from './shell/shell.tsx';
import { SiteLanguage } from './site-language.tsx';

export function App() {
  return (
    <StrictMode>
      <SiteLanguage>
        <ErrorBoundary
          onError={(error) => {
            logFailure('The application crashed', error, 'crash');
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
      </SiteLanguage>
    </StrictMode>
  );
}
