import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';

import { useOpenDeals } from '#hooks/use-open-deals.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Calculator } from './parts/calculator.tsx';
import { CalculatorSkeleton } from './parts/calculator-skeleton.tsx';
import { NoDeals } from './parts/no-deals.tsx';
import { NotLoaded } from './parts/not-loaded.tsx';
import { dealsQuery } from '#queries/deals.ts';
import { plansQuery } from '#queries/plans.ts';

const NONE: readonly Deal[] = [];

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
  const deals = useQuery(dealsQuery());
  const plans = useQuery(plansQuery());
  const open = useOpenDeals(deals.data?.results ?? NONE);
  if (deals.data !== undefined && plans.data !== undefined) {
    if (open.length === 0) return <NoDeals country={deals.data.country} />;
    return <Calculator deals={open} plans={plans.data} />;
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
