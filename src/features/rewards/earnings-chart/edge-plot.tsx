import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMonth, formatShortDay, formatShortMonth } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import type { ChartPoint } from '#ui/chart/chart-plot.tsx';
import { ColumnChart } from '#ui/chart/column-chart.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { type DaysProps, type EdgeDay, runningTotals } from './edge-days.ts';
import { daysBetween } from '#lib/calendar.ts';

interface EdgePlotProps extends DaysProps {
  readonly describedBy: string;
}

export function EdgePlot({ isTotal, ...plot }: EdgePlotProps) {
  return isTotal ? <TotalPlot {...plot} /> : <DailyPlot {...plot} />;
}

type PlotProps = Omit<EdgePlotProps, 'isTotal'>;

function DailyPlot({ period, days, describedBy }: PlotProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const points = days.map(({ date, edge_earned }): ChartPoint => {
    const when = formatDayOfMonth(date, locale);
    const amount = formatEdge(edge_earned, locale);
    return { title: when, values: [t`${amount} Edge`], spoken: t`${when}, ${amount} Edge` };
  });
  return (
    <ColumnChart
      {...useAxis(daysBetween(period.start, period.end))}
      label={t`Edge by day`}
      describedBy={describedBy}
      amounts={amountsOf(days)}
      points={points}
    />
  );
}

function TotalPlot({ period, days, before, describedBy }: PlotProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const totals = runningTotals(amountsOf(days));
  const earlier = before ?? [];
  const earlierTotals = runningTotals(amountsOf(earlier));
  const ownDays = daysBetween(period.start, period.end);
  const slots = [...ownDays, ...earlier.slice(ownDays.length).map(({ date }) => date)];
  const points = slots.slice(0, Math.max(days.length, earlier.length)).map((date, slot) => {
    const own = toText(days[slot], totals[slot]);
    const other = toText(earlier[slot], earlierTotals[slot]);
    const both = [own, other].filter((words) => words !== null);
    return {
      title: both.map(({ when }) => when).join(' · '),
      values: [own, other].map((words) => words?.text ?? null),
      spoken: both.map(({ spoken }) => spoken).join(' · '),
      date,
    };
  });
  function toText(day: EdgeDay | undefined, total: string | undefined) {
    if (day === undefined || total === undefined) return null;
    const amount = formatEdge(total, locale);
    const when = formatDayOfMonth(day.date, locale);
    return { when, text: t`${amount} Edge`, spoken: t`${when}, ${amount} Edge` };
  }
  return (
    <LineChart
      {...useAxis(slots)}
      label={t`Total Edge by day`}
      describedBy={describedBy}
      main={{ name: formatShortMonth(period.start, locale), amounts: totals }}
      compared={earlier[0] && { name: formatShortMonth(earlier[0].date, locale), amounts: earlierTotals }}
      points={points}
    />
  );
}

function useAxis(slots: readonly string[]) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  return {
    stepLabel: t`Day`,
    unit: t`Edge`,
    axis: slots.map((date) => formatShortDay(date, locale)),
    formatTick: (amount: string) => formatEdge(amount, locale),
  };
}

function amountsOf(days: readonly EdgeDay[]): string[] {
  return days.map(({ edge_earned }) => edge_earned);
}
