import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMonth, formatShortDay } from '#lib/dates.ts';
import { compareDecimals, highestBy } from '#lib/decimal.ts';
import { formatEdge, formatPercentage } from '#lib/format-decimal.ts';
import type { Comparison, EdgeDay } from './edge-days.ts';

/** Compares the reported days of this month with the same days of last month. */
export function useComparisonText(): (comparison: Comparison) => string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  return ({ change, reported, percent, difference, before: earlier }) => {
    const day = formatDayOfMonth(reported, locale);
    const before = formatEdge(earlier, locale);
    const amount = formatEdge(difference, locale);
    const much = percent === null ? t`${amount} Edge` : formatPercentage(percent, locale);
    if (change === 'same') return t`Through ${day}: the same as last month (${before} Edge).`;
    return change === 'more'
      ? t`Through ${day}: ${much} more than in the same days last month (${before} Edge).`
      : t`Through ${day}: ${much} less than in the same days last month (${before} Edge).`;
  };
}

/** Empty when no day has brought Edge. */
export function useBestDayText(days: readonly EdgeDay[]): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const best = highestBy(days, ({ edge_earned }) => edge_earned);
  if (best === null || compareDecimals(best.edge_earned, '0') <= 0) return '';
  const day = formatShortDay(best.date, locale);
  const amount = formatEdge(best.edge_earned, locale);
  return t`Best day: ${day}, ${amount} Edge.`;
}

/** Up to which day the rooms have reported; empty when they have reported all days that have begun. */
export function useReportedText(begun: readonly EdgeDay[], reportedUntil: string | null): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const today = begun.at(-1)?.date;
  if (today === undefined) return '';
  if (reportedUntil === null) return t`No reports from your rooms yet.`;
  if (reportedUntil >= today) return '';
  const day = formatDayOfMonth(reportedUntil, locale);
  return t`Your rooms have reported through ${day}.`;
}
