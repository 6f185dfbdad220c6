import { Trans, useLingui } from '@lingui/react/macro';

import { totalsOf } from '#domain/earnings-totals.ts';
import { formatEveryDecimal, formatMultiplier } from '#lib/format-decimal.ts';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StatementData } from '../statement.queries.ts';

type Row = StatementData['earnings']['rows'][number];

/** What each room account brought in; the sums are those of the rows that stand here. */
export function EarningsByRoom({ rows }: { readonly rows: readonly Row[] }) {
  const { t, i18n } = useLingui();
  const amount = (value: string) => <bdi>{formatEveryDecimal(value, i18n.locale)}</bdi>;
  const { rake, net_rake: netRake, edge_earned: earned } = totalsOf(rows);
  return (
    <SectionCard
      title={t`Earnings by room`}
      description={<Trans>By the month in which you played. Rake is in US dollars.</Trans>}
    >
      {rows.length === 0 ? (
        <Text tone="muted">
          <Trans>No room has reported rake for this month.</Trans>
        </Text>
      ) : (
        <RecordTable
          label={t`Earnings by room`}
          columns={[
            { id: 'room', header: t`Poker Room Name` },
            { id: 'username', header: t`Username` },
            { id: 'rake', header: t`Rake (GGR)`, isNumber: true },
            { id: 'net_rake', header: t`Net Rake (NGR)`, isNumber: true },
            { id: 'multiplier', header: t`Edge Multiplier`, isNumber: true },
            { id: 'earned', header: t`Edge Earned`, isNumber: true },
          ]}
          rows={rows.map((row) => ({
            id: `${row.room.slug} ${row.username}`,
            cells: [
              <bdi key="room">{row.room.name}</bdi>,
              <bdi key="username">{row.username}</bdi>,
              amount(row.rake),
              amount(row.net_rake),
              <bdi key="multiplier">{formatMultiplier(row.edge_multiplier, i18n.locale)}</bdi>,
              amount(row.edge_earned),
            ],
          }))}
          sum={[t`All rooms`, null, amount(rake), amount(netRake), null, amount(earned)]}
        />
      )}
    </SectionCard>
  );
}
