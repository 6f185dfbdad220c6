import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge, formatPercentage } from '#lib/format-decimal.ts';
import type { StatFigureProps } from '#ui/stat-figure/stat-figure.tsx';
import type { Comparison } from '../compare-months.ts';
import { formatDayOfMonth } from '../day-words.ts';

const DIRECTIONS = { more: 'up', less: 'down', same: 'same' } as const;

/** Says how a month stands beside the one before: "12% more by November 12 than by October 12". */
export function useComparisonWords() {
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
