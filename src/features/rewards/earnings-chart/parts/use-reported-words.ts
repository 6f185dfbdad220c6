import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import type { EdgeDay } from '../compare-months.ts';
import { formatDayOfMonth } from '../day-words.ts';

/** Which of the days that have begun are not known yet; empty where all of them are. */
export function useReportedWords(begun: readonly EdgeDay[], reportedUntil: string | null): string {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const today = begun.at(-1)?.date;
  if (today === undefined) return '';
  if (reportedUntil === null) return t`The rooms have not reported this month yet.`;
  if (reportedUntil >= today) return '';
  const day = formatDayOfMonth(reportedUntil, locale);
  return t`The rooms have reported up to ${day}; later days are not known yet.`;
}
