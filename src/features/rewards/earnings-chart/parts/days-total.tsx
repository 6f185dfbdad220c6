import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals, multiplyDecimals, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';

interface DaysTotalProps {
  /** What the days come to. */
  readonly total: string;
  /** What the rooms say of the month; null while that is not known. */
  readonly earned: string | null;
  /** How many days there are. */
  readonly days: number;
}

/** What rounding can make of a day, for each of two rooms. */
const MOST_ROUNDED_AWAY = '0.01';

/** Where the days do not come to what the rooms say of the month: by how much, and whether rounding explains it. */
export function DaysTotal({ total, earned, days }: DaysTotalProps) {
  const { locale } = useLanguage();
  if (earned === null || compareDecimals(total, earned) === 0) return null;
  const [sum, month] = [formatEdge(total, locale), formatEdge(earned, locale)];
  const difference = subtractDecimals(earned, total).replace('-', '');
  const isRounding = compareDecimals(difference, multiplyDecimals(MOST_ROUNDED_AWAY, String(days), 2)) <= 0;
  if (isRounding) {
    return (
      <Text size="small" tone="muted">
        <Trans>
          The days come to <bdi>{sum}</bdi> Edge: each of them is rounded, the month only once for each room.
        </Trans>
      </Text>
    );
  }
  return (
    <Notice
      intent="caution"
      action={
        <Link href={routes.support.href()} variant="standalone">
          <Trans>Contact support</Trans>
        </Link>
      }
    >
      <Trans>
        This does not add up: the days come to <bdi>{sum}</bdi> Edge, and your rooms to <bdi>{month}</bdi>.
      </Trans>
    </Notice>
  );
}
