import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { Text } from '#ui/text/text.tsx';
import { type EarningsPeriod, earningsPeriods } from '../earnings-period.ts';
import { periodName } from '../earnings.messages.ts';
import type { EarningsQuery } from '../earnings.queries.ts';

interface ResultCountProps {
  readonly readings: Readonly<Record<EarningsPeriod, EarningsQuery>>;
  readonly rows: Readonly<Record<EarningsPeriod, readonly EarningsRow[]>>;
}

/** How many rows each month shows, which is announced when it changes. */
export function ResultCount({ readings, rows }: ResultCountProps) {
  return (
    <Text as="div" size="small" tone="muted">
      <span role="status">
        {earningsPeriods.map((period) => {
          const all = readings[period].data?.rows.length;
          return all === undefined ? null : (
            <MonthCount key={period} period={period} shown={rows[period].length} all={all} />
          );
        })}
      </span>
    </Text>
  );
}

interface MonthCountProps {
  readonly period: EarningsPeriod;
  readonly shown: number;
  readonly all: number;
}

function MonthCount({ period, shown, all }: MonthCountProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const month = i18n._(periodName[period]);
  const some = new Intl.NumberFormat(locale).format(shown);
  return (
    <span>
      {shown < all
        ? t`${month}: ${some} of ${plural(all, { one: '# row', other: '# rows' })}.`
        : t`${month}: ${plural(all, { one: '# row', other: '# rows' })}.`}{' '}
    </span>
  );
}
