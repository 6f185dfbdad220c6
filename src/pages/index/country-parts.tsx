import { RakeCalculator } from '#features/deals/rake-calculator/rake-calculator.tsx';
import { useCountryDeals, usePlans } from '#features/deals/rake-calculator/rake-calculator.queries.ts';
import { ExtraRewards } from '#features/site/rewards-pitch/extra-rewards.tsx';
import { FirstSubscriptionOffer } from '#features/site/rewards-pitch/first-subscription-offer.tsx';
import { SlowReading } from '#features/site/slow-reading/slow-reading.tsx';
import { TopDeals } from '#features/deals/deals/top-deals.tsx';
import { useOpenDeals } from '#reading/use-open-deals.ts';
import { Queries } from '#session/queries.tsx';
import { Stack } from '#ui/layout/stack.tsx';

// What the home page reads from the server. It is loaded with the query client, after the first paint.

export function CountryOffers() {
  return (
    <Queries>
      <Stack gap={16}>
        <SlowReading />
        <TopDeals />
        <RakeCalculator />
      </Stack>
    </Queries>
  );
}

export function CountryPerk() {
  return (
    <Queries>
      <Perk />
    </Queries>
  );
}

export function CurrentDiscount() {
  return (
    <Queries>
      <Discount />
    </Queries>
  );
}

type Answer = NonNullable<ReturnType<typeof useCountryDeals>['data']>;
const NONE: Answer['results'] = [];

function Perk() {
  const { data } = useCountryDeals();
  return <ExtraRewards deals={useOpenDeals(data?.results ?? NONE)} />;
}

function Discount() {
  return <FirstSubscriptionOffer plans={usePlans().data} />;
}
