import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMonth } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { Details } from '#ui/details/details.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import { compareMonths, knownDays, totalOf } from '../compare-months.ts';
import type { ChartCardProps } from './chart-card-props.ts';
import { DaysTable } from './days-table.tsx';
import { DaysTotal } from './days-total.tsx';
import { useComparisonWords } from './use-comparison-words.ts';
import { useBestDayWords } from './use-best-day-words.ts';
import { useReportedWords } from './use-reported-words.ts';
import { ViewChoice } from './view-choice.tsx';

/** The drawing comes after the words; without it they and the table say the same. */
const EdgePlot = lazyNamed(async () => (await import('./edge-plot.tsx')).EdgePlot, {
  fallback: <Skeleton shape="block" height="chart" />,
});

/** The month in one number and one sentence, its drawing, and the table that the drawing was made from. */
export function ChartCard(props: ChartCardProps) {
  const { isTotal, onView, period, reportedUntil, before } = props;
  const { t } = useLingui();
  const { locale } = useLanguage();
  const wordsId = useId();
  const tableId = useId();
  const toWords = useComparisonWords();
  const days = knownDays(props.days, reportedUntil);
  const highest = useBestDayWords(days);
  const month = formatMonth(period.start, locale);
  const change = before === null ? null : toWords(compareMonths(days, reportedUntil, before));
  const total = totalOf(days);
  const reported = useReportedWords(props.days, reportedUntil);
  return (
    <Stack gap={5}>
      <Inline justify="between" align="start" gap={4}>
        <StatFigure
          size="large"
          label={t`Earned in ${month} so far`}
          figure={{ state: 'known', value: formatEdge(props.earned ?? total, locale), unit: t`Edge` }}
          {...(change === null ? {} : { change })}
        />
        <ViewChoice isTotal={isTotal} onView={onView} />
      </Inline>
      <DaysTotal total={total} earned={props.earned} days={days.length} />
      <EdgePlot {...{ isTotal, period, days, before }} describedBy={wordsId} />
      <Text size="small" tone="muted">
        <span id={wordsId}>
          {highest} {reported} <Trans>A day is one of UTC. The arrow keys go from day to day.</Trans>
        </span>
      </Text>
      <Details id={tableId} summary={t`The same as a table`}>
        <DaysTable {...{ isTotal, period, days, before }} begun={props.days.length} />
      </Details>
    </Stack>
  );
}
