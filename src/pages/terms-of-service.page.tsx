import { Trans } from '@lingui/react/macro';

import { LegalText } from '#features/site/legal-text/legal-text.tsx';
import { Changes, Disputes, Ending, FairUse, Liability } from './terms-of-service/closing.tsx';
import { Crediting, Earning, Losing, Redeeming, WhatEdgeIs } from './terms-of-service/edge.tsx';
import { Country, ResponsiblePlay, WhoMayJoin, YourAccount } from './terms-of-service/membership.tsx';
import { OurRole, PrivateDeals, Reports, Tracking } from './terms-of-service/rooms.tsx';

export function TermsOfServicePage() {
  return (
    <LegalText
      title={<Trans>Terms of Service</Trans>}
      lead={<Trans>What you may expect from us, and what we expect from you, in plain words.</Trans>}
      updated="2026-11-28"
      passages={[
        { id: 'who-may-join', title: <Trans>Who may join</Trans>, text: <WhoMayJoin /> },
        { id: 'your-account', title: <Trans>Your account</Trans>, text: <YourAccount /> },
        { id: 'country', title: <Trans>Your country</Trans>, text: <Country /> },
        { id: 'our-role', title: <Trans>Our role, and that of the rooms</Trans>, text: <OurRole /> },
        { id: 'tracking', title: <Trans>How a room counts you for us</Trans>, text: <Tracking /> },
        { id: 'reports', title: <Trans>Reporting your username</Trans>, text: <Reports /> },
        { id: 'edge', title: <Trans>What Edge is</Trans>, text: <WhatEdgeIs /> },
        { id: 'earning', title: <Trans>How Edge is earned</Trans>, text: <Earning /> },
        { id: 'crediting', title: <Trans>How Edge is credited and corrected</Trans>, text: <Crediting /> },
        { id: 'redeeming', title: <Trans>How Edge is redeemed</Trans>, text: <Redeeming /> },
        { id: 'losing', title: <Trans>How Edge is lost</Trans>, text: <Losing /> },
        { id: 'private-deals', title: <Trans>Private deals</Trans>, text: <PrivateDeals /> },
        { id: 'fair-use', title: <Trans>Fair use</Trans>, text: <FairUse /> },
        { id: 'responsible-play', title: <Trans>Responsible play</Trans>, text: <ResponsiblePlay /> },
        { id: 'ending', title: <Trans>What ends an account</Trans>, text: <Ending /> },
        { id: 'liability', title: <Trans>What we answer for</Trans>, text: <Liability /> },
        { id: 'changes', title: <Trans>Changes to these terms</Trans>, text: <Changes /> },
        { id: 'contact', title: <Trans>Law and contact</Trans>, text: <Disputes /> },
      ]}
    />
  );
}
