import { useQuery } from '@tanstack/react-query';

import { TopDeals } from '#features/deals/deals/top-deals.tsx';
import { RakeCalculator } from '#features/deals/rake-calculator/rake-calculator.tsx';
import { ExtraRewards, FirstSubscriptionOffer } from '#features/site/rewards-pitch/rewards-pitch.tsx';
import { SlowLoading } from '#features/site/slow-loading/slow-loading.tsx';
import { useOpenDeals } from '#hooks/use-open-deals.ts';
import { dealsQuery } from '#queries/deals.ts';
import { plansQuery } from '#queries/plans.ts';
import { withQueries } from '#session/queries.tsx';
import { Stack } from '#ui/layout/layout.tsx';

// The parts of the home page that use queries. They load with the query client, after the first paint.

export const CountryOffers = withQueries(function CountryOffers() {
  return (
    <Stack gap={16}>
      <SlowLoading />
      <TopDeals />
      <RakeCalculator />
    </Stack>
  );
});

export const CountryPerk = withQueries(function CountryPerk() {
  const { data } = useQuery(dealsQuery());
  return <ExtraRewards deals={useOpenDeals(data?.results)} />;
});

export const CurrentDiscount = withQueries(function CurrentDiscount() {
  return <FirstSubscriptionOffer plans={useQuery(plansQuery()).data} />;
});
