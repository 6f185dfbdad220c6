import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Steps } from '#features/site/how-it-works/steps.tsx';
import {
  Benefits,
  ExtraRewards,
  FirstSubscriptionOffer,
  PlanContents,
} from '#features/site/rewards-pitch/rewards-pitch.tsx';
import { OUR_FAULT } from '#i18n/call-failure-reason.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { howWeArePaidHref, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { ErrorState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, ForVisitors, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { PrivateDealsSection } from './index/private-deals-section.tsx';

const countryParts = () => import('./index/country-parts.tsx');
const perk = <ExtraRewards deals={[]} />;
const discount = <FirstSubscriptionOffer plans={undefined} />;
const CountryPerk = lazyNamed(async () => (await countryParts()).CountryPerk, {
  fallback: perk,
  replacement: perk,
  crashed: perk,
});
const CurrentDiscount = lazyNamed(async () => (await countryParts()).CurrentDiscount, {
  fallback: discount,
  replacement: discount,
  crashed: discount,
});

/** The home page. It renders without the server; content that depends on the country loads after the first paint. */
export function HomePage() {
  return (
    <Container>
      <Stack gap={16}>
        <Hero perk={<CountryPerk />} />
        <Steps />
        <OffersSection />
        <Benefits />
        <PlanContents offer={<CurrentDiscount />} />
        <PrivateDealsSection />
      </Stack>
    </Container>
  );
}

function Hero({ perk }: { readonly perk: ReactNode }) {
  const { user, isInitialized } = useSession();
  return (
    <Stack gap={6} align="center">
      {perk}
      <Heading level={1} size="display">
        <Trans>Turn your rake into a solver subscription</Trans>
      </Heading>
      <Text size="lead" tone="muted">
        <Trans>
          Join a poker room through us and keep its bonuses and rakeback. On top, you earn Edge and redeem it
          for a poker solver.
        </Trans>
      </Text>
      {user === null ? (
        <ForVisitors isHidden={!isInitialized}>
          <VisitorSteps />
        </ForVisitors>
      ) : (
        <MemberSteps balance={user.edge_balance} />
      )}
    </Stack>
  );
}

// Both variants have one row of buttons and one line, so that the layout does not shift after the session has loaded.
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
          Free for you: the rooms pay us. <Link href={howWeArePaidHref}>How we’re paid</Link>
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
        <Trans>You have {amount} Edge.</Trans>
      </Text>
    </>
  );
}

/** The deals of the country and their possible earnings. */
const OffersSection = lazyNamed(async () => (await import('./index/country-parts.tsx')).CountryOffers, {
  fallback: <OffersSkeleton />,
  crashed: <OffersNotLoaded />,
});

function OffersSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Stack gap={16}>
        <Grid>
          <Skeleton shape="block" height="chart" />
          <Skeleton shape="block" height="chart" />
          <Skeleton shape="block" height="chart" />
        </Grid>
        <Stack gap={4}>
          <Skeleton shape="block" height="chart" />
          <Skeleton shape="block" height="chart" />
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}

function OffersNotLoaded() {
  const { t, i18n } = useLingui();
  return (
    <ErrorState
      level={2}
      title={t`We couldn’t load this.`}
      retry={{
        label: t`Reload the Page`,
        pendingLabel: t`Reload the Page`,
        isPending: false,
        onPress: () => {
          window.location.reload();
        },
      }}
    >
      {i18n._(OUR_FAULT)}
    </ErrorState>
  );
}
