import { Trans, useLingui } from '@lingui/react/macro';

import { movementKind } from '#i18n/movement-kind.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import { formatEdgeChange, formatEveryDecimal } from '#lib/format-decimal.ts';
import { formatDay } from '#lib/dates.ts';
import type { StatementData } from '../statement.queries.ts';

/** Every movement of the month, oldest first, as an account statement has them. */
export function Movements({ movements }: { readonly movements: StatementData['movements'] }) {
  const { t, i18n } = useLingui();
  /** What it was, with the day of play, the room and the reference where the description does not name them. */
  const wordsOf = ({ description, room, reference, played_on, occurred_at }: EdgeMovement) => {
    const isOfThatDay = played_on === null || occurred_at.startsWith(played_on);
    const day = isOfThatDay ? '' : formatDay(played_on, i18n.locale);
    const more = [day === '' ? '' : t`played on ${day}`, room?.name ?? '', reference ?? ''];
    return [description, ...more.filter((name) => name !== '' && !description.includes(name))].join(' · ');
  };
  return (
    <SectionCard title={t`Movements`}>
      {movements.length === 0 ? (
        <Text tone="muted">
          <Trans>Your Edge did not move this month.</Trans>
        </Text>
      ) : (
        <RecordTable
          label={t`Movements`}
          columns={[
            { id: 'date', header: t`Date (UTC)` },
            { id: 'kind', header: t`Kind` },
            { id: 'description', header: t`Description` },
            { id: 'edge', header: t`Edge`, isNumber: true },
            { id: 'change', header: t`Change`, isNumber: true },
            { id: 'balance', header: t`Balance`, isNumber: true },
          ]}
          rows={movements.map((movement) => ({
            id: movement.id,
            cells: [
              <bdi key="date">{formatDay(movement.occurred_at, i18n.locale)}</bdi>,
              i18n._(movementKind[movement.kind]),
              <bdi key="description">{wordsOf(movement)}</bdi>,
              <bdi key="edge">{formatEveryDecimal(movement.amount, i18n.locale)}</bdi>,
              <bdi key="change">{formatEdgeChange(movement.balance_change, i18n.locale)}</bdi>,
              <bdi key="balance">{formatEveryDecimal(movement.balance_after, i18n.locale)}</bdi>,
            ],
          }))}
        />
      )}
    </SectionCard>
  );
}
