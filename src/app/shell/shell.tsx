import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Page } from '../../ui/layout/page.tsx';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page
      before={
        <>
          <SkipLink label={t`Skip to main content`} />
          <SiteHeader />
          <ConnectionNotice />
        </>
      }
      after={<SiteFooter />}
    >
      {children}
    </Page>
  );
}
