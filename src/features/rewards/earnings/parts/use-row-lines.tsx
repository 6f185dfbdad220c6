import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords, formatUtcDay } from '#lib/dates.ts';
import { formatEdgeChange, formatEveryDecimal, formatMultiplier } from '#lib/format-decimal.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { LineItemsLine } from '#ui/line-items/line-items.tsx';
import type { RowCheck } from '../check-row.ts';
import { columnName, columnUnit } from '../earnings.messages.ts';
import type { EarningsColumn } from '../earnings-column.ts';
import { CreditNote } from './credit-note.tsx';

/** The way of a row's Edge, line by line: rake, net rake, multiplier, adjustments, earned, credited, and the rest. */
export function useRowLines(row: EarningsRow, check: RowCheck): readonly LineItemsLine[] {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const moment = (timestamp: string) => <bdi>{formatMomentInWords(timestamp, locale)}</bdi>;
  const day = (timestamp: string) => <bdi>{formatUtcDay(timestamp, locale)}</bdi>;
  const edge = t`Edge`;
  const line = (id: EarningsColumn, amount: string): LineItemsLine => {
    const unit = columnUnit[id];
    return {
      id,
      term: i18n._(columnName[id]),
      amount: formatEveryDecimal(amount, locale),
      unit: unit === undefined ? edge : i18n._(unit),
    };
  };
  const readAt = moment(row.last_updated);
  const creditedAt = row.credited_at === null ? null : day(row.credited_at);
  return [
    { ...line('rake', row.rake), note: <bdi>{row.counting_rule}</bdi> },
    { ...line('net_rake', row.net_rake), note: t`What the room counts of it, after its own deductions.` },
    {
      id: 'edge_multiplier',
      term: i18n._(columnName.edge_multiplier),
      note: t`Edge for each dollar of net rake. Your deal sets it.`,
      amount: formatMultiplier(row.edge_multiplier, locale),
    },
    {
      id: 'product',
      term: t`Edge for your rake`,
      ...(check.isRounded ? { note: t`Rounded half up to two places.` } : {}),
      amount: formatEveryDecimal(check.product, locale),
      unit: edge,
    },
    ...row.adjustments.map(({ amount, reason, applied_at }, index) => {
      const appliedAt = day(applied_at);
      return {
        id: `adjustment-${index}`,
        term: t`Adjustment`,
        note: (
          <Trans>
            <bdi>{reason}</bdi> Applied on {appliedAt}
          </Trans>
        ),
        amount: formatEdgeChange(amount, locale),
        unit: edge,
      };
    }),
    {
      ...line('edge_earned', row.edge_earned),
      note: <Trans>As the room reported by {readAt}</Trans>,
      isResult: true,
    },
    {
      ...line('edge_credited', row.edge_credited),
      note:
        creditedAt === null ? (
          <Trans>Nothing was credited yet.</Trans>
        ) : (
          <Trans>Last credited on {creditedAt}</Trans>
        ),
    },
    {
      id: 'not_credited',
      term: t`Not credited yet`,
      note: <CreditNote notCredited={check.notCredited} />,
      amount: formatEveryDecimal(check.notCredited, locale),
      unit: edge,
      isResult: true,
    },
  ];
}
