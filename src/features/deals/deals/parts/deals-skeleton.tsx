import { useLingui } from '@lingui/react/macro';

import { CardFoot, CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';

/** As many cards as a window shows, each about as high as a deal. */
export function DealsSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the deals`}>
      <CardList>
        {[1, 2, 3, 4].map((card) => (
          <CardListItem key={card}>
            <Skeleton shape="heading" width="medium" />
            <Skeleton shape="block" height="chart" />
            <CardFoot>
              <Skeleton width="long" />
              <Skeleton shape="block" height="row" />
            </CardFoot>
          </CardListItem>
        ))}
      </CardList>
    </SkeletonGroup>
  );
}
