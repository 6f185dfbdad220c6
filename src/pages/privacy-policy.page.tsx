import { Trans } from '@lingui/react/macro';

import { LegalText } from '#features/site/legal-text/legal-text.tsx';
import { Emails, HowLong, Purposes, WhatWeKeep } from './privacy-policy/account-data.tsx';
import { DeviceId, InYourBrowser } from './privacy-policy/browser-data.tsx';
import { Changes, Contact, Rights } from './privacy-policy/rights.tsx';
import { Connection, RoomLinks, WhoElse } from './privacy-policy/sharing.tsx';

export function PrivacyPolicyPage() {
  return (
    <LegalText
      title={<Trans>Privacy Policy</Trans>}
      lead={<Trans>Which data we keep, what for, and how you get it back or have it deleted.</Trans>}
      updated="2026-11-28"
      passages={[
        { id: 'what-we-keep', title: <Trans>What we keep</Trans>, text: <WhatWeKeep /> },
        { id: 'purposes', title: <Trans>What for</Trans>, text: <Purposes /> },
        { id: 'your-browser', title: <Trans>What stays in your browser</Trans>, text: <InYourBrowser /> },
        { id: 'cookies', title: <Trans>The one cookie we ask for</Trans>, text: <DeviceId /> },
        { id: 'room-links', title: <Trans>When you open a room</Trans>, text: <RoomLinks /> },
        { id: 'connection', title: <Trans>Your connection</Trans>, text: <Connection /> },
        { id: 'who-else', title: <Trans>Who else sees it</Trans>, text: <WhoElse /> },
        { id: 'emails', title: <Trans>Emails</Trans>, text: <Emails /> },
        { id: 'how-long', title: <Trans>How long we keep it</Trans>, text: <HowLong /> },
        { id: 'rights', title: <Trans>Your rights</Trans>, text: <Rights /> },
        { id: 'changes', title: <Trans>Changes</Trans>, text: <Changes /> },
        { id: 'contact', title: <Trans>Who we are</Trans>, text: <Contact /> },
      ]}
    />
  );
}
