import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMonth } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { totalOf } from '../compare-months.ts';
import { runningTotals } from '../running-totals.ts';
import type { DaysProps } from './chart-card-props.ts';

interface DaysTableProps extends DaysProps {
  /** How many days of this month have begun, known or not. */
  readonly begun: number;
}

/** The days of both months, each for itself with what they come to, or what all of them have come to by each. */
export function DaysTable({ isTotal, period, days, before, begun }: DaysTableProps) {
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
      caption={isTotal ? t`Edge in total by the end of each day` : t`Edge earned on each day`}
      heads={[t`Day`, ...months.map(({ date }) => <bdi key={date}>{formatMonth(date, locale)}</bdi>)]}
      rows={Array.from({ length: count }, (_, day) => ({
        name: <bdi>{(day + 1).toLocaleString(locale)}</bdi>,
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
  /** Of a day that has begun, and that the rooms have not reported. */
  readonly isToCome?: boolean;
}

function Amount({ amount, isToCome = false }: AmountProps) {
  const { locale } = useLanguage();
  if (amount !== undefined) return <bdi>{formatEdge(amount, locale)}</bdi>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{isToCome ? <Trans>Not reported yet</Trans> : <Trans>None</Trans>}</VisuallyHidden>
    </>
  );
}
