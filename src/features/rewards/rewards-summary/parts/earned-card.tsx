import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';

import { Stack } from '#ui/layout/stack.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { earningsQuery } from '#queries/earnings.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { EarnedMonth } from './earned-month.tsx';

/** What the rooms have counted this month, and what became of it. */
export function EarnedCard() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Earned This Month`}>
      <QueryContent
        reading={useQuery(earningsQuery('this_month'))}
        failed={t`Your earnings did not load.`}
        loading={t`Loading your earnings`}
        placeholder={
          <Stack gap={5}>
            <StatFigure
              size="large"
              label={t`All rooms together`}
              figure={{ state: 'loading', label: t`Loading your earnings` }}
            />
            <Skeleton shape="block" height="chart" />
          </Stack>
        }
      >
        {(month) => <EarnedMonth month={month} />}
      </QueryContent>
    </SectionCard>
  );
}
