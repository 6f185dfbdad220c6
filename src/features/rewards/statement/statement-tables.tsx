import { Trans, useLingui } from '@lingui/react/macro';

import { carriedOverFrom } from '#domain/carry-over.ts';
import { columnKind, earningsColumns, isSummed, rowId, totalsOf } from '#domain/earnings-columns.ts';
import { cellText, columnName } from '#features/rewards/earnings/earnings-columns.ts';
import { kindHeader, movementKind, stepName } from '#features/rewards/edge-history/edge-history.messages.ts';
import { movementText } from '#features/rewards/edge-history/movement-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDay, formatMonth } from '#lib/dates.ts';
import { isZero, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge, formatEdgeChange, formatEveryDecimal, formatNumber } from '#lib/format-decimal.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { FoldingCard } from '#ui/phone-fold/phone-fold.tsx';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import type { BalanceLine, CreditedOfMonth, Extra } from './month-sums.ts';
import type { StatementData } from './statement.queries.ts';

/** Without the Edge credited by now: another section shows the Edge credited in the month. */
const ROOM_COLUMNS = earningsColumns.filter((column) => column !== 'edge_credited');

export function EarningsByRoom({ rows }: Pick<StatementData['earnings'], 'rows'>) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const totals = totalsOf(rows);
  const sums = ROOM_COLUMNS.slice(1).map((column) =>
    isSummed(column) ? <bdi>{formatEveryDecimal(totals[column], locale)}</bdi> : null,
  );
  return (
    <FoldingCard
      title={t`Earnings by room`}
      description={<Trans>By the month you played. Rake is in US dollars.</Trans>}
    >
      {rows.length === 0 ? (
        <Text tone="muted">
          <Trans>No Edge earned.</Trans>
        </Text>
      ) : (
        <RecordTable
          label={t`Earnings by room`}
          columns={ROOM_COLUMNS.map((id) => ({
            id,
            header: i18n._(columnName[id]),
            isNumber: columnKind[id] !== 'name',
          }))}
          rows={rows.map((row) => ({
            id: rowId(row),
            cells: ROOM_COLUMNS.map((column) => <bdi key={column}>{cellText(row, column, locale)}</bdi>),
          }))}
          sum={[t`Total`, ...sums]}
        />
      )}
    </FoldingCard>
  );
}

/** Both lines of credited Edge begin with the same word: together they are what was credited in the month. */
export function BalanceLineName({ line }: { readonly line: BalanceLine }) {
  const { i18n } = useLingui();
  if (line === 'credited') return <Trans>Credited from this month</Trans>;
  if (line === 'carriedOver') return <Trans>Credited from earlier months</Trans>;
  return i18n._(movementKind[line]);
}

export function CreditedSection({ joined }: { readonly joined: CreditedOfMonth }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const less = (amount: string) => subtractDecimals('0.00', amount);
  const lines = [
    { id: 'earned', name: t`Earned in this month`, change: joined.earned },
    {
      id: 'corrections',
      name: t`Corrections, already in your balance`,
      change: less(joined.corrections),
    },
    { id: 'later', name: t`Credited in later months`, change: less(joined.later) },
    { id: 'not-yet', name: t`Not credited yet`, change: less(joined.notYet) },
    ...joined.earlier.map(({ month: played, amount }) => {
      const month = formatMonth(played, locale);
      return { id: played, name: t`Carried over: ${month}`, change: amount };
    }),
  ].filter(({ id, change }) => id === 'earned' || !isZero(change));
  return (
    <FoldingCard
      title={t`From earned to credited`}
      description={
        <Trans>You earn Edge on the day you play, and we credit it on a later day. Days are in UTC.</Trans>
      }
    >
      <RecordTable
        label={t`From earned to credited`}
        columns={[
          {
            id: 'line',
            header: i18n._(kindHeader),
          },
          { id: 'edge', header: t`Edge`, isNumber: true },
        ]}
        rows={lines.map(({ id, name, change }) => ({
          id,
          cells: [name, <bdi key="edge">{formatEdgeChange(change, locale)}</bdi>],
        }))}
        sum={[t`Credited in this month`, <bdi key="edge">{formatEdge(joined.credited, locale)}</bdi>]}
      />
    </FoldingCard>
  );
}

/** Nothing when there are none. */
export function Extras({ extras }: { readonly extras: readonly Extra[] }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  if (extras.length === 0) return null;
  return (
    <SectionCard title={t`Bonuses, corrections and adjustments`}>
      <RecordTable
        label={t`Bonuses, corrections and adjustments`}
        columns={[
          { id: 'date', header: t`Date (UTC)` },
          {
            id: 'kind',
            header: i18n._(kindHeader),
          },
          { id: 'room', header: i18n._(columnName.room) },
          { id: 'reason', header: t`Description` },
          { id: 'edge', header: t`Edge`, isNumber: true },
        ]}
        rows={extras.map((extra, index) => ({
          id: `${extra.occurred_at} ${index}`,
          cells: [
            <bdi key="date">{formatDay(extra.occurred_at, locale)}</bdi>,
            i18n._(movementKind[extra.kind]),
            extra.room === null ? null : <bdi key="room">{extra.room.name}</bdi>,
            <bdi key="reason">{movementText(extra, i18n)}</bdi>,
            <bdi key="edge">{formatEdgeChange(extra.amount, locale)}</bdi>,
          ],
        }))}
      />
    </SectionCard>
  );
}

export function Movements({ movements }: { readonly movements: StatementData['movements'] }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  if (movements.length === 0) return null;
  /**
   * The text of the movement, with the month that it is carried over from, the room and the reference if it does not contain
   * them, and how a redemption ended.
   */
  const textOf = (movement: EdgeMovement) => {
    const { kind, room, reference, steps } = movement;
    const description = movementText(movement, i18n);
    const carried = carriedOverFrom(movement);
    const month = carried === null ? '' : formatMonth(carried, locale);
    const last = kind === 'redeemed' ? steps.at(-1) : undefined;
    const more = [
      month === '' ? '' : t`Carried over: ${month}`,
      room?.name ?? '',
      reference ?? '',
      last === undefined ? '' : i18n._(stepName[last.kind]),
    ];
    return [description, ...more.filter((name) => name !== '' && !description.includes(name))].join(' · ');
  };
  return (
    <FoldingCard title={t`Movements`} value={formatNumber(movements.length, locale)} isAlwaysClosed>
      <RecordTable
        label={t`Movements`}
        columns={[
          { id: 'date', header: t`Date (UTC)` },
          {
            id: 'kind',
            header: i18n._(kindHeader),
          },
          { id: 'description', header: t`Description` },
          { id: 'edge', header: t`Amount`, isNumber: true },
          { id: 'change', header: t`Balance change`, isNumber: true },
          { id: 'balance', header: t`Balance after`, isNumber: true },
        ]}
        rows={movements.map((movement) => ({
          id: movement.id,
          cells: [
            <bdi key="date">{formatDay(movement.occurred_at, locale)}</bdi>,
            i18n._(movementKind[movement.kind]),
            <bdi key="description">{textOf(movement)}</bdi>,
            <bdi key="edge">{formatEveryDecimal(movement.amount, locale)}</bdi>,
            <bdi key="change">{formatEdgeChange(movement.balance_change, locale)}</bdi>,
            <bdi key="balance">{formatEveryDecimal(movement.balance_after, locale)}</bdi>,
          ],
        }))}
      />
    </FoldingCard>
  );
}
