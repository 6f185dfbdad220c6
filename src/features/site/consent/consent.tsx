import { useEffect, useState, useSyncExternalStore } from 'react';
import { Trans } from '@lingui/react/macro';

import {
  chooseConsent,
  type ConsentChoice,
  consentChoice,
  isConsentReconsidered,
  onConsent,
  reconsiderConsent,
} from '#lib/consent.ts';
import { siteConfig } from '#lib/config.ts';
import { canKeepDeviceId, forgetDeviceId, keepDeviceId } from '#lib/device-id.ts';
import { newId } from '#lib/new-id.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';

/** Where the partner's cookie can be set from this page, or null where it cannot. */
function deviceIdDomain(): string | null {
  const { hostname, protocol } = window.location;
  const { partnerCookieDomain } = siteConfig();
  const page = { hostname, isSecure: protocol === 'https:' };
  return canKeepDeviceId(partnerCookieDomain, page) ? partnerCookieDomain : null;
}

const cookies = {
  readCookies: () => document.cookie,
  writeCookie: (cookie: string) => {
    document.cookie = cookie;
  },
};

function applyConsent(domain: string, choice: ConsentChoice | null): void {
  if (choice === 'accepted') keepDeviceId(domain, cookies, newId);
  else forgetDeviceId(domain, cookies);
}

// A content blocker may stop it, and the page works without it.
const ConsentBanner = lazyNamed(async () => (await import('./consent-banner.tsx')).ConsentBanner, {
  replacement: null,
});

/**
 * Asks for consent to the device id of the partner's service until there is a choice, and applies the choice. Where no
 * such cookie can be set, nothing is asked.
 */
export function Consent() {
  const domain = deviceIdDomain();
  return domain === null ? null : <Question domain={domain} />;
}

function Question({ domain }: { readonly domain: string }) {
  const choice = useSyncExternalStore(onConsent, consentChoice);
  const isReconsidered = useSyncExternalStore(onConsent, isConsentReconsidered);
  /** The choice that was made on this page and is not hidden yet. */
  const [answer, setAnswer] = useState<ConsentChoice | null>(null);
  useEffect(() => {
    applyConsent(domain, choice);
  }, [domain, choice]);

  const isAsking = choice === null || isReconsidered;
  if (!isAsking && answer === null) return null;
  return (
    <ConsentBanner
      step={isAsking ? 'asking' : 'answered'}
      choice={choice}
      isReconsidered={isReconsidered}
      onChoose={(chosen) => {
        chooseConsent(chosen);
        setAnswer(chosen);
      }}
      onHide={() => {
        setAnswer(null);
      }}
    />
  );
}

export function CookieChoices() {
  if (deviceIdDomain() === null) return null;
  return (
    <NativeButton variant="quiet" size="small" onPress={reconsiderConsent}>
      <Trans>Cookie choices</Trans>
    </NativeButton>
  );
}
