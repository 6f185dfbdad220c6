import { useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import { CardFoot, CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import { priceFor } from '../plan-choice.messages.ts';
import { TIERS } from '#domain/plans.ts';
import { PlanContents } from './plan-contents.tsx';

interface PlansSkeletonProps {
  readonly interval: PlanInterval;
  readonly hasReports: boolean;
}

/** The cards as far as they are known without the server, and as high as what comes. */
export function PlansSkeleton({ interval, hasReports }: PlansSkeletonProps) {
  const { i18n, t } = useLingui();
  return (
    <CardList column="medium">
      {TIERS.map((tier) => (
        <CardListItem key={tier}>
          <Heading level={3} size="medium">
            {i18n._(planTierName[tier])}
          </Heading>
          <Stack gap={2}>
            <StatFigure
              label={i18n._(priceFor[interval])}
              figure={{ state: 'loading', label: t`Loading the plans` }}
            />
            <Text size="small">
              <Skeleton width="full" />
            </Text>
          </Stack>
          <PlanContents tier={tier} hasReports={hasReports} />
          <CardFoot>
            <Skeleton shape="block" height="card" />
          </CardFoot>
        </CardListItem>
      ))}
    </CardList>
  );
}
