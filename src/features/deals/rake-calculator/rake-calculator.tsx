import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { useOpenDeals } from '#hooks/use-open-deals.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { LoadError } from '#loading/load-error.tsx';
import { dealsQuery } from '#queries/deals.ts';
import { plansQuery } from '#queries/plans.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { CoinsIcon } from '#ui/icons/icons.ts';
import { Card, Grid, Stack } from '#ui/layout/layout.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { Calculator } from './calculator.tsx';

export function RakeCalculator() {
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>
          <Trans>What your rake could be worth</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>An estimate, not a promise.</Trans>
        </Text>
      </Stack>
      <Content />
    </Stack>
  );
}

function Content() {
  const { t } = useLingui();
  const deals = useQuery(dealsQuery());
  const plans = useQuery(plansQuery());
  const open = useOpenDeals(deals.data?.results);
  if (deals.data !== undefined && plans.data !== undefined) {
    if (open.length === 0) return <NoDeals country={deals.data.country} />;
    return <Calculator deals={open} plans={plans.data} />;
  }
  if (!deals.isError && !plans.isError) return <CalculatorSkeleton />;
  return (
    <LoadError
      level={3}
      title={t`We couldn’t load this.`}
      error={deals.data === undefined && deals.isError ? deals.error : plans.error}
      pendingLabel={t`Loading`}
      isPending={deals.isFetching || plans.isFetching}
      onRetry={() => {
        for (const query of [deals, plans]) if (query.data === undefined) void query.refetch();
      }}
    />
  );
}

function CalculatorSkeleton() {
  const { t } = useLingui();
  return (
    <Card>
      <SkeletonGroup label={t`Loading`}>
        <Stack gap={6}>
          <Grid column="wide" gap={8}>
            <Skeleton shape="block" height="chart" />
            <Skeleton shape="block" height="chart" />
          </Grid>
          <Skeleton shape="block" height="card" />
        </Stack>
      </SkeletonGroup>
    </Card>
  );
}

function NoDeals({ country: code }: { readonly country: string }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const country = countryName(code, locale);
  return (
    <EmptyState level={3} icon={<CoinsIcon />} title={t`No Deals Available`}>
      <Trans>
        Country: <bdi>{country}</bdi>. Tell us where you want to play, or come back later for new deals.
      </Trans>
    </EmptyState>
  );
}
