import { Trans } from '@lingui/react/macro';

import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/text/text.tsx';
import { Calculator } from './parts/calculator.tsx';
import { CalculatorSkeleton } from './parts/calculator-skeleton.tsx';
import { NoDeals } from './parts/no-deals.tsx';
import { NotLoaded } from './parts/not-loaded.tsx';
import { useCountryDeals, usePlans } from './rake-calculator.queries.ts';

/** From the rake of a month to months of Starter, Premium or Elite, at a deal of the visitor's country. */
export function RakeCalculator() {
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>
          <Trans>What your rake could be worth</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>An estimate of the Edge you get for your net rake. It is not a promise.</Trans>
        </Text>
      </Stack>
      <Content />
    </Stack>
  );
}

function Content() {
  const deals = useCountryDeals();
  const plans = usePlans();
  if (deals.data !== undefined && plans.data !== undefined) {
    const { results, country } = deals.data;
    if (results.length === 0) return <NoDeals country={country} />;
    return <Calculator deals={results} plans={plans.data} />;
  }
  if (!deals.isError && !plans.isError) return <CalculatorSkeleton />;
  return (
    <NotLoaded
      error={deals.data === undefined && deals.isError ? deals.error : plans.error}
      isPending={deals.isFetching || plans.isFetching}
      onRetry={() => {
        for (const query of [deals, plans]) if (query.data === undefined) void query.refetch();
      }}
    />
  );
}
