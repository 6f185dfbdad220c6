import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

import { useAfterHydration } from '#hooks/use-after-hydration.ts';
import { languageToOffer } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { siteConfig } from '#lib/config.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { useSession } from '#session/use-session.ts';
import { Page, SkipLink } from '#ui/layout/page.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

// Loaded after the page, which matters more.
const Consent = lazyNamed(async () => (await import('#features/site/consent/consent.tsx')).Consent, {
  replacement: null,
});
const LanguageOffer = lazyNamed(async () => (await import('./language-offer.tsx')).LanguageOffer, {
  replacement: null,
});
const VisitReminder = lazyNamed(async () => (await import('./visit-reminder.tsx')).VisitReminder, {
  replacement: null,
});

/** The layout around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { user } = useSession();
  const asksForConsent = useAfterHydration(() => siteConfig().partnerCookieDomain !== null, false);
  return (
    <Page
      before={
        <>
          {asksForConsent && <Consent />}
          <SkipLink label={t`Skip to main content`} />
          <SiteHeader />
          <ConnectionNotice />
          {user !== null && <VisitReminder />}
        </>
      }
      after={
        <>
          <SiteFooter />
          <OfferedLanguage />
        </>
      }
    >
      {children}
    </Page>
  );
}

function OfferedLanguage() {
  const { language } = useLanguage();
  const [isDismissed, setIsDismissed] = useState(false);
  const isHydrated = useAfterHydration(() => true, false);
  const offered = isHydrated && !isDismissed ? languageToOffer(language) : null;
  if (offered === null) return null;
  return (
    <LanguageOffer
      offered={offered}
      onDismiss={() => {
        setIsDismissed(true);
      }}
    />
  );
}
