import { Trans, useLingui } from '@lingui/react/macro';

import { lazyNamed } from '#loading/lazy-named.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';

/** The deals of the country and what they could bring. */
export const OffersSection = lazyNamed(async () => (await import('./country-parts.tsx')).CountryOffers, {
  fallback: <OffersSkeleton />,
  crashed: <OffersNotLoaded />,
});

function OffersSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the deals of your country`}>
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
  const { t } = useLingui();
  return (
    <ErrorState
      level={2}
      title={t`The deals of your country did not load.`}
      retry={{
        label: t`Reload the Page`,
        pendingLabel: t`Reload the Page`,
        isPending: false,
        onPress: () => {
          window.location.reload();
        },
      }}
    >
      <Trans>A part of this page failed. Reload the page to try again.</Trans>
    </ErrorState>
  );
}
