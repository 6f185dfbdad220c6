import { Steps } from '#features/site/how-it-works/steps.tsx';
import { Benefits } from '#features/site/rewards-pitch/benefits.tsx';
import { ExtraRewards } from '#features/site/rewards-pitch/extra-rewards.tsx';
import { FirstSubscriptionOffer } from '#features/site/rewards-pitch/first-subscription-offer.tsx';
import { PlanContents } from '#features/site/rewards-pitch/plan-contents.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Hero } from './index/hero.tsx';
import { OffersSection } from './index/offers-section.tsx';
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

/** Reads whole without the server; what depends on the country comes after the first paint. */
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
