import { useEffect, useState, useSyncExternalStore } from 'react';

import {
  chooseConsent,
  consentChoice,
  isConsentReconsidered,
  onConsent,
  type ConsentChoice,
} from '#lib/consent.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { deviceIdDomain, obeyConsent } from './device-id-domain.ts';

// A blocker may stop it; the page stands.
const ConsentBanner = lazyNamed(async () => (await import('./parts/consent-banner.tsx')).ConsentBanner, {
  replacement: null,
});

/**
 * Asks whether the device id of the partner's service may be kept, for as long as the choice is outstanding, and
 * obeys the choice. Where no such cookie can be set there is nothing to consent to, and nothing is asked.
 */
export function Consent() {
  return deviceIdDomain === null ? null : <Question domain={deviceIdDomain} />;
}

function Question({ domain }: { readonly domain: string }) {
  const choice = useSyncExternalStore(onConsent, consentChoice);
  const isReconsidered = useSyncExternalStore(onConsent, isConsentReconsidered);
  /** The choice that was made on this page and not put away yet. */
  const [answer, setAnswer] = useState<ConsentChoice | null>(null);
  useEffect(() => {
    obeyConsent(domain, choice);
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
