import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatDay, formatMonth } from '#lib/dates.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import type { EarningsQuery } from '../earnings.queries.ts';

/** Which month it is, by the server: its name, its first and last day, and in which time zone. */
export function PeriodLine({ reading: { data, errorUpdateCount } }: { readonly reading: EarningsQuery }) {
  const { locale } = useLanguage();
  if (data === undefined) return errorUpdateCount > 0 ? null : <BlankLine />;
  const { start, end, time_zone: zone } = data.period;
  const [month, first, last] = [formatMonth(start, locale), formatDay(start, locale), formatDay(end, locale)];
  return (
    <Text as="div" size="small">
      <Trans>
        <strong>
          <bdi>{month}</bdi>
        </strong>
        : <bdi>{first}</bdi> to <bdi>{last}</bdi>, <bdi>{zone}</bdi>
      </Trans>
    </Text>
  );
}

/** As high as a line that is on its way. */
export function BlankLine() {
  return (
    <Text as="div" size="small">
      <Skeleton width="full" />
    </Text>
  );
}
