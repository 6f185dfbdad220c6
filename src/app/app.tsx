import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';

import '../ui/theme/global.css.ts';
import { LinkIntentContext } from '../ui/link/link-intent.ts';
import { CrashBoundary } from './failure/crash-boundary.tsx';
import { DocumentTitleProvider } from './navigation/document-title.tsx';
import { preloadPage } from './navigation/page-loading.ts';
import { RouteView } from './navigation/route-view.tsx';
import { Shell } from './shell/shell.tsx';

export function App() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <CrashBoundary>
          <LinkIntentContext value={preloadPage}>
            <DocumentTitleProvider>
              <Shell>
                <RouteView />
              </Shell>
            </DocumentTitleProvider>
          </LinkIntentContext>
        </CrashBoundary>
      </I18nProvider>
    </StrictMode>
  );
}
