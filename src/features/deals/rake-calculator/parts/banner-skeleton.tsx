import { useLingui } from '@lingui/react/macro';

import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Show } from '#ui/layout/show.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { Text } from '#ui/text/text.tsx';

/** As high as the banner that comes, so that the list below it stays where it is. */
export function BannerSkeleton() {
  const { t } = useLingui();
  return (
    <Card>
      <SkeletonGroup label={t`Loading what the solver costs`}>
        <Inline gap={4} align="start" isWrapping={false}>
          <Skeleton shape="circle" />
          <Stack gap={2}>
            <div>
              <Skeleton width="long" />
              <Show below="sm">
                <Skeleton width="short" />
              </Show>
            </div>
            <Text size="small" as="div">
              <Skeleton />
              <Skeleton />
              <Skeleton width="medium" />
              <Show below="sm">
                <Skeleton />
                <Skeleton />
                <Skeleton width="medium" />
              </Show>
            </Text>
          </Stack>
        </Inline>
      </SkeletonGroup>
    </Card>
  );
}
