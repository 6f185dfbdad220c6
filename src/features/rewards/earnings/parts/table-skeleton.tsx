import { useLingui } from '@lingui/react/macro';

import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { earningsPeriods } from '../earnings-period.ts';

/** As high as the two months while their code is on its way. */
export function TableSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your earnings`}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton width="long" />
        </Stack>
        <Skeleton shape="block" height="row" />
        {earningsPeriods.map((period) => (
          <Stack key={period} gap={4}>
            <Stack gap={1}>
              <Skeleton shape="heading" width="short" />
              <Skeleton width="medium" />
              <Skeleton width="medium" />
            </Stack>
            <Stack gap={6}>
              <Skeleton shape="block" height="chart" />
              <Skeleton shape="block" height="row" />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
