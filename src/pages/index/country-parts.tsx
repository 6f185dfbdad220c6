import { useQuery } from '@tanstack/react-query';
import { RakeCalculator } from '#features/deals/rake-calculator/rake-calculator.tsx';
import { dealsQuery } from '#queries/deals.ts';
import { plansQuery } from '#queries/plans.ts';
import { ExtraRewards } from '#features/site/rewards-pitch/extra-rewards.tsx';
import { FirstSubscriptionOffer } from '#features/site/rewards-pitch/first-subscription-offer.tsx';
import { SlowReading } from '#features/site/slow-reading/slow-reading.tsx';
import { TopDeals } from '#features/deals/deals/top-deals.tsx';
import { useOpenDeals } from '#hooks/use-open-deals.ts';
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

const NONE: readonly {
  readonly extra_rewards_percentage: string | null;
  readonly closed_at: string | null;
  readonly expires_at: string | null;
}[] = [];

function Perk() {
  const { data } = useQuery(dealsQuery());
  return <ExtraRewards deals={useOpenDeals(data?.results ?? NONE)} />;
}

function Discount() {
  return <FirstSubscriptionOffer plans={useQuery(plansQuery()).data} />;
}
