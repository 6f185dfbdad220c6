import { useLingui } from '@lingui/react/macro';

import { movementKind } from '#i18n/movement-kind.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEdgeChange } from '#lib/format-decimal.ts';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import type { Adjustment } from '../adjustments-of-month.ts';

/** What we gave and what rooms corrected, and why; nothing where there was neither. */
export function Adjustments({ adjustments }: { readonly adjustments: readonly Adjustment[] }) {
  const { t, i18n } = useLingui();
  if (adjustments.length === 0) return null;
  return (
    <SectionCard title={t`Bonuses and adjustments`}>
      <RecordTable
        label={t`Bonuses and adjustments`}
        columns={[
          { id: 'date', header: t`Date (UTC)` },
          { id: 'kind', header: t`Kind` },
          { id: 'room', header: t`Poker Room Name` },
          { id: 'reason', header: t`Reason` },
          { id: 'edge', header: t`Edge`, isNumber: true },
        ]}
        rows={adjustments.map(({ kind, at, room, reason, amount }, index) => ({
          id: `${at} ${index}`,
          cells: [
            <bdi key="date">{formatDay(at, i18n.locale)}</bdi>,
            i18n._(movementKind[kind]),
            room === null ? null : <bdi key="room">{room}</bdi>,
            <bdi key="reason">{reason}</bdi>,
            <bdi key="edge">{formatEdgeChange(amount, i18n.locale)}</bdi>,
          ],
        }))}
      />
    </SectionCard>
  );
}
