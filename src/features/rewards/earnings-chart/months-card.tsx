import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMonth, formatShortMonthOfYear } from '#lib/dates.ts';
import { compareDecimals, highestBy, sumDecimals } from '#lib/decimal.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import type { MonthlyEarnings } from '#queries/earnings.ts';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { ColumnChart } from '#ui/chart/column-chart.tsx';
import { Details } from '#ui/details/details.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ViewProps } from './edge-days.ts';
import { ViewChoice } from './view-choice.tsx';

interface MonthsCardProps extends ViewProps, MonthlyEarnings {}

/** Edge of each month since the first, as columns and as a table. */
export function MonthsCard({ months, ...view }: MonthsCardProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const textId = useId();
  const tableId = useId();
  const edge = (amount: string) => formatEdge(amount, locale);
  const sum = (column: 'edge_earned' | 'edge_credited') =>
    edge(sumDecimals(['0.00', ...months.map((month) => month[column])]));
  const named = months.map((month) => ({ ...month, name: formatMonth(month.month, locale) }));
  const best = useBestMonthText(months);
  return (
    <Stack gap={5}>
      <Inline justify="between" align="start" gap={4}>
        <StatFigure label={t`Total`} figure={{ state: 'known', value: sum('edge_earned'), unit: t`Edge` }} />
        <ViewChoice {...view} />
      </Inline>
      <ColumnChart
        stepLabel={t`Month`}
        unit={t`Edge`}
        axis={months.map(({ month }) => formatShortMonthOfYear(month, locale))}
        formatTick={edge}
        label={t`Edge by month`}
        describedBy={textId}
        amounts={months.map(({ edge_earned: earned }) => earned)}
        points={named.map(({ name: when, edge_earned: earned }) => {
          const amount = edge(earned);
          return { title: when, values: [t`${amount} Edge`], spoken: t`${when}, ${amount} Edge` };
        })}
      />
      <Text as="div" size="small" tone="muted">
        <span id={textId}>
          {best} {t`Months are in UTC. Use the arrow keys to move between months.`}
        </span>
      </Text>
      <Details id={tableId} summary={t`Show as a table`}>
        <ChartTable
          caption={t`Edge by month`}
          heads={[t`Month`, t`Earned`, t`Credited`]}
          rows={named.map(({ name, edge_earned: earned, edge_credited: credited }) => ({
            name: <bdi>{name}</bdi>,
            values: [earned, credited].map((amount, column) => <bdi key={column}>{edge(amount)}</bdi>),
          }))}
          total={{ name: t`Total`, values: [sum('edge_earned'), sum('edge_credited')] }}
        />
      </Details>
    </Stack>
  );
}

function useBestMonthText(months: MonthlyEarnings['months']): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const best = highestBy(months, ({ edge_earned: earned }) => earned);
  if (best === null || compareDecimals(best.edge_earned, '0') <= 0) return '';
  const month = formatMonth(best.month, locale);
  const amount = formatEdge(best.edge_earned, locale);
  return t`Best month: ${month}, ${amount} Edge.`;
}
