import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals, highestBy } from '#lib/decimal.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import type { EdgeDay } from '../compare-months.ts';
import { formatDayOfMonth } from '../day-words.ts';

/** Names the best day of a month, or says that none has brought Edge; empty where none is known. */
export function useBestDayWords(days: readonly EdgeDay[]): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const best = highestBy(days, ({ edge_earned }) => edge_earned);
  if (best === null) return '';
  if (compareDecimals(best.edge_earned, '0') <= 0) return t`No day has brought Edge yet.`;
  const day = formatDayOfMonth(best.date, locale);
  const amount = formatEdge(best.edge_earned, locale);
  return t`Most came in on ${day}: ${amount} Edge.`;
}
