import { Trans, useLingui } from '@lingui/react/macro';

import { RecordTable } from '../../../ui/record-table/record-table.tsx';
import { SectionCard } from '../../../ui/section-card/section-card.tsx';
import { formatDay } from '../../../lib/dates.ts';
import { formatEdgeChange } from '../../../lib/signed-edge.ts';
import type { StatementData } from '../statement.queries.ts';

/** What rooms corrected, and why; nothing where they corrected nothing. */
export function Adjustments({ rows }: { readonly rows: StatementData['earnings']['rows'] }) {
  const { t, i18n } = useLingui();
  const adjustments = rows.flatMap(({ room, adjustments: own }) =>
    own.map((one) => ({ ...one, room: room.name })),
  );
  if (adjustments.length === 0) return null;
  return (
    <SectionCard
      title={t`Adjustments`}
      description={<Trans>They are part of the Edge that the rooms above earned.</Trans>}
    >
      <RecordTable
        label={t`Adjustments`}
        columns={[
          { id: 'date', header: t`Date (UTC)` },
          { id: 'room', header: t`Poker Room Name` },
          { id: 'reason', header: t`Reason` },
          { id: 'edge', header: t`Edge`, isNumber: true },
        ]}
        rows={adjustments.map(({ applied_at: at, room, reason, amount }, index) => ({
          id: `${at} ${index}`,
          cells: [
            <bdi key="date">{formatDay(at, i18n.locale)}</bdi>,
            <bdi key="room">{room}</bdi>,
            <bdi key="reason">{reason}</bdi>,
            <bdi key="edge">{formatEdgeChange(amount, i18n.locale)}</bdi>,
          ],
        }))}
      />
    </SectionCard>
  );
}
