import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';

/** As high as what comes. */
export function ChartSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={5}>
        <div>
          <Skeleton width="short" />
          <StatFigure size="large" label="" figure={{ state: 'loading', label: '' }} />
        </div>
        <Skeleton shape="block" height="chart" />
      </Stack>
    </SkeletonGroup>
  );
}
