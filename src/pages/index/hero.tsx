import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { netRakeHref, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

/** What this is, what one gets and what comes next, in the first screen. */
export function Hero({ perk }: { readonly perk: ReactNode }) {
  const { user } = useSession();
  return (
    <Stack gap={6} align="center">
      {perk}
      <Heading level={1} size="display">
        Rakeback Wizard
      </Heading>
      <Text size="lead" tone="muted">
        <Trans>
          Play at partner poker rooms, earn Edge from the rake you pay, and redeem it for a solver
          subscription.
        </Trans>
      </Text>
      {user === null ? <VisitorSteps /> : <MemberSteps balance={user.edge_balance} />}
    </Stack>
  );
}

// Both are one row of buttons and one line, so that nothing moves when the player turns out to be logged in.
function VisitorSteps() {
  return (
    <>
      <Inline gap={3} justify="center">
        <ButtonLink href={routes.signUp.href()} variant="primary" size="large">
          <Trans>Create account</Trans>
        </ButtonLink>
        <ButtonLink href={routes.login.href()} variant="secondary" size="large">
          <Trans>Log in</Trans>
        </ButtonLink>
      </Inline>
      <Text size="small" tone="muted">
        <Trans>
          Edge is your <Link href={netRakeHref}>net rake</Link> times the multiplier of your deal. We take
          nothing off it.
        </Trans>
      </Text>
    </>
  );
}

function MemberSteps({ balance }: { readonly balance: string }) {
  const { locale } = useLanguage();
  const amount = formatEdge(balance, locale);
  return (
    <>
      <ButtonLink href={routes.app.href()} variant="primary" size="large">
        <Trans>Go to your rewards</Trans>
      </ButtonLink>
      <Text size="small" tone="muted">
        <Trans>You have {amount} Edge. It is credited daily.</Trans>
      </Text>
    </>
  );
}
