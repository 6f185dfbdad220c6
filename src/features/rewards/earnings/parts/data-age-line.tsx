import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatAge, formatMoment } from '#lib/dates.ts';
import { Text } from '#ui/text/text.tsx';
import { lastUpdated } from '../earnings.messages.ts';
import type { EarningsQuery } from '../earnings.queries.ts';
import { BlankLine } from './period-line.tsx';

interface DataAgeProps {
  readonly reading: EarningsQuery;
  readonly now: number;
}

/** How old the data is: that of the oldest source, whenever we fetched it. */
export function DataAge({ reading: { data, errorUpdateCount }, now }: DataAgeProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  if (data === undefined) return errorUpdateCount > 0 ? null : <BlankLine />;
  if (data.last_updated === null) return null;
  const label = i18n._(lastUpdated);
  const moment = formatMoment(data.last_updated, locale);
  const age = formatAge(data.last_updated, now, locale);
  return (
    <Text as="div" size="small" tone="muted">
      <Trans>
        {label}:{' '}
        <time dateTime={data.last_updated} translate="no">
          {moment}
        </time>{' '}
        (<bdi>{age}</bdi>)
      </Trans>
    </Text>
  );
}
