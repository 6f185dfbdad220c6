import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals, highestBy } from '#lib/decimal.ts';
import { formatEdge, formatPercentage } from '#lib/format-decimal.ts';
import type { StatFigureProps } from '#ui/stat-figure/stat-figure.tsx';
import type { Comparison, EdgeDay } from './edge-days.ts';

const DIRECTIONS = { more: 'up', less: 'down', same: 'same' } as const;

/** "12% more by November 12 than by October 12". */
export function useComparisonText() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  return (comparison: Comparison | null): NonNullable<StatFigureProps['change']> | null => {
    if (comparison === null) return null;
    const own = formatDayOfMonth(comparison.reported, locale);
    const day = formatDayOfMonth(comparison.until, locale);
    const before = formatEdge(comparison.before, locale);
    const difference = formatEdge(comparison.difference, locale);
    const percent = comparison.percent === null ? null : formatPercentage(comparison.percent, locale);
    const text = () => {
      if (comparison.change === 'same') return t`As much by ${own} as by ${day}: ${before} Edge`;
      if (comparison.change === 'more')
        return percent === null
          ? t`${difference} Edge more by ${own} than by ${day}, when it was ${before} Edge`
          : t`${percent} more by ${own} than by ${day}, when it was ${before} Edge`;
      return percent === null
        ? t`${difference} Edge less by ${own} than by ${day}, when it was ${before} Edge`
        : t`${percent} less by ${own} than by ${day}, when it was ${before} Edge`;
    };
    return { direction: DIRECTIONS[comparison.change], text: text() };
  };
}

/** Empty when no day is known. */
export function useBestDayText(days: readonly EdgeDay[]): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const best = highestBy(days, ({ edge_earned }) => edge_earned);
  if (best === null) return '';
  if (compareDecimals(best.edge_earned, '0') <= 0) return t`No day has brought Edge yet.`;
  const day = formatDayOfMonth(best.date, locale);
  const amount = formatEdge(best.edge_earned, locale);
  return t`Most came in on ${day}: ${amount} Edge.`;
}

/** Which days have begun but are not reported yet; empty when all are. */
export function useReportedText(begun: readonly EdgeDay[], reportedUntil: string | null): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const today = begun.at(-1)?.date;
  if (today === undefined) return '';
  if (reportedUntil === null) return t`The rooms have not reported this month yet.`;
  if (reportedUntil >= today) return '';
  const day = formatDayOfMonth(reportedUntil, locale);
  return t`The rooms have reported up to ${day}; later days are not known yet.`;
}

/** `November 3`, independent of the time zone. */
export function formatDayOfMonth(date: string, locale: string): string {
  return format(date, locale, { month: 'long', day: 'numeric' });
}

/** `Nov 3`, for the axis of a chart. */
export function formatShortDay(date: string, locale: string): string {
  return format(date, locale, { month: 'short', day: 'numeric' });
}

/** `Nov`, for the end of a line. */
export function formatShortMonth(date: string, locale: string): string {
  return format(date, locale, { month: 'short' });
}

/** `Nov 26`, for the axis of a chart of months. */
export function formatShortMonthOfYear(month: string, locale: string): string {
  return format(month, locale, { month: 'short', year: '2-digit' });
}

function format(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}
