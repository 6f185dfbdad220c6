import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { SupportNotice } from '#features/rewards/support-notice/support-notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMonth } from '#lib/dates.ts';
import { compareDecimals, multiplyDecimals, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge, formatNumber } from '#lib/format-decimal.ts';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { Details } from '#ui/details/details.tsx';
import { Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useBestDayText, useComparisonText, useReportedText } from './chart-texts.ts';
import {
  type ChartCardProps,
  compareMonths,
  type DaysProps,
  knownDays,
  runningTotals,
  totalOf,
} from './edge-days.ts';
import { EdgePlot } from './edge-plot.tsx';
import { ViewChoice } from './view-choice.tsx';

export function ChartCard(props: ChartCardProps) {
  const { view, onView, period, reportedUntil, before } = props;
  const isTotal = view === 'total';
  const { t } = useLingui();
  const textId = useId();
  const tableId = useId();
  const toText = useComparisonText();
  const days = knownDays(props.days, reportedUntil);
  const highest = useBestDayText(days);
  const comparison = before === null ? null : compareMonths(days, reportedUntil, before);
  const total = totalOf(days);
  const reported = useReportedText(props.days, reportedUntil);
  const help = t`Days are in UTC. Use the arrow keys to move between days.`;
  return (
    <Stack gap={5}>
      <ViewChoice view={view} onView={onView} />
      {comparison !== null && (
        <Text size="small" weight="medium">
          {toText(comparison)}
        </Text>
      )}
      <DaysTotal total={total} earned={props.earned} days={days.length} />
      <EdgePlot {...{ isTotal, period, days, before }} describedBy={textId} />
      <Text as="div" size="small" tone="muted">
        <span id={textId}>
          {highest} {comparison === null && reported} {help}
        </span>
      </Text>
      <Details id={tableId} summary={t`Show as a table`}>
        <DaysTable {...{ isTotal, period, days, before }} begun={props.days.length} />
      </Details>
    </Stack>
  );
}

interface DaysTotalProps {
  /** The sum of the days. */
  readonly total: string;
  /** The total of the month as the rooms report it; null while it is not known. */
  readonly earned: string | null;
  /** The number of days. */
  readonly days: number;
}

/** The largest rounding error of a day, with two rooms. */
const MOST_ROUNDED_AWAY = '0.01';

/** Shown when the days do not add up to the month. A larger difference than rounding explains is an error. */
function DaysTotal({ total, earned, days }: DaysTotalProps) {
  const { locale } = useLanguage();
  if (earned === null || compareDecimals(total, earned) === 0) return null;
  const [sum, roomsSum] = [formatEdge(total, locale), formatEdge(earned, locale)];
  const difference = subtractDecimals(earned, total).replace('-', '');
  const isRounding = compareDecimals(difference, multiplyDecimals(MOST_ROUNDED_AWAY, String(days), 2)) <= 0;
  if (isRounding) {
    return (
      <Text size="small" tone="muted">
        <Trans>
          The days add up to <bdi>{sum}</bdi> Edge because each one is rounded.
        </Trans>
      </Text>
    );
  }
  return (
    <SupportNotice>
      <Trans>
        This doesn’t add up: your days come to <bdi>{sum}</bdi> Edge, your rooms to <bdi>{roomsSum}</bdi>.
      </Trans>
    </SupportNotice>
  );
}

interface DaysTableProps extends DaysProps {
  /** The number of days of this month that have begun. */
  readonly begun: number;
}

/** Both months side by side: each day with a total row, or the running total. */
function DaysTable({ isTotal, period, days, before, begun }: DaysTableProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const months = [
    { date: period.start, days },
    ...(before?.[0] ? [{ date: before[0].date, days: before }] : []),
  ];
  const columns = months.map((month) => {
    const amounts = month.days.map(({ edge_earned }) => edge_earned);
    return isTotal ? runningTotals(amounts) : amounts;
  });
  const count = Math.max(begun, ...columns.map(({ length }) => length));
  return (
    <ChartTable
      caption={isTotal ? t`Total Edge by day` : t`Edge by day`}
      heads={[t`Day`, ...months.map(({ date }) => <bdi key={date}>{formatMonth(date, locale)}</bdi>)]}
      rows={Array.from({ length: count }, (_, day) => ({
        name: <bdi>{formatNumber(day + 1, locale)}</bdi>,
        values: columns.map((amounts, month) => (
          <Amount amount={amounts[day]} isToCome={month === 0 && day < begun} />
        )),
      }))}
      {...(isTotal
        ? {}
        : {
            total: { name: t`Total`, values: months.map((month) => <Amount amount={totalOf(month.days)} />) },
          })}
    />
  );
}

interface AmountProps {
  readonly amount: string | undefined;
  /** The day has begun, and the rooms have not reported it. */
  readonly isToCome?: boolean;
}

function Amount({ amount, isToCome = false }: AmountProps) {
  const { locale } = useLanguage();
  if (amount !== undefined) return <bdi>{formatEdge(amount, locale)}</bdi>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{isToCome ? <Trans>Not reported yet</Trans> : <Trans>No data</Trans>}</VisuallyHidden>
    </>
  );
}
