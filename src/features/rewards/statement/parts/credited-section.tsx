import { Trans, useLingui } from '@lingui/react/macro';

import { formatEdge, formatEdgeChange } from '#lib/format-decimal.ts';
import { isZero, subtractDecimals } from '#lib/decimal.ts';
import { formatMonth } from '#lib/dates.ts';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import type { CreditedOfMonth } from '../credited-of-month.ts';

interface CreditedSectionProps {
  readonly month: string;
  readonly joined: CreditedOfMonth;
}

/** From what the rooms say was earned to what became part of the balance, with what months hand on to each other. */
export function CreditedSection({ month, joined }: CreditedSectionProps) {
  const { t, i18n } = useLingui();
  const own = formatMonth(month, i18n.locale);
  const less = (amount: string) => subtractDecimals('0.00', amount);
  const lines = [
    { id: 'earned', name: t`Earned in ${own}`, change: joined.earned },
    {
      id: 'adjustments',
      name: t`Adjustments left out: they changed the balance at once`,
      change: less(joined.adjustments),
    },
    { id: 'later', name: t`Earned in ${own}, credited later`, change: less(joined.later) },
    { id: 'not-yet', name: t`Earned in ${own}, not credited yet`, change: less(joined.notYet) },
    ...joined.earlier.map(({ month: played, amount }) => {
      const other = formatMonth(played, i18n.locale);
      return { id: played, name: t`Earned in ${other}, credited in ${own}`, change: amount };
    }),
  ].filter(({ id, change }) => id === 'earned' || !isZero(change));
  return (
    <SectionCard
      title={t`From earned to credited`}
      description={
        <Trans>
          Edge is earned in the month in which you play, and credited on a later day. Both go by days in UTC.
        </Trans>
      }
    >
      <RecordTable
        label={t`From earned to credited`}
        columns={[
          { id: 'line', header: t`What` },
          { id: 'edge', header: t`Edge`, isNumber: true },
        ]}
        rows={lines.map(({ id, name, change }) => ({
          id,
          cells: [name, <bdi key="edge">{formatEdgeChange(change, i18n.locale)}</bdi>],
        }))}
        sum={[t`Credited in ${own}`, <bdi key="edge">{formatEdge(joined.credited, i18n.locale)}</bdi>]}
      />
    </SectionCard>
  );
}
