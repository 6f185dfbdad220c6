import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { env } from '../../lib/env.ts';
import { useSession } from '../../session/use-session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { latePart } from './late-part.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const Consent = latePart(async () => (await import('../../features/consent/consent.tsx')).Consent);
const VisitReminder = latePart(async () => (await import('./visit-reminder.tsx')).VisitReminder);

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <Page
      before={
        <>
          {env.partnerCookieDomain !== null && <Consent />}
          <SkipLink label={t`Skip to main content`} />
          <SiteHeader />
          <ConnectionNotice />
          {user !== null && <VisitReminder />}
        </>
      }
      after={<SiteFooter />}
    >
      {children}
    </Page>
  );
}
