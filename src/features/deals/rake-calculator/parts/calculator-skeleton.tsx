import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';

/** About as high as the form, its estimate and what is assumed. */
export function CalculatorSkeleton() {
  const { t } = useLingui();
  return (
    <Card>
      <SkeletonGroup label={t`Loading the calculator`}>
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
