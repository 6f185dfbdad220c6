import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { kindHeader, movementKind, NO_CHANGE, stepName } from './edge-history.messages.ts';
import { movementText } from './movement-text.ts';
import { carriedOverFrom } from '#domain/carry-over.ts';
import { useGridTexts } from '#features/rewards/grid-texts/grid-texts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDay, formatMonth } from '#lib/dates.ts';
import { isZero } from '#lib/decimal.ts';
import { formatEdge, formatEdgeChange } from '#lib/format-decimal.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx';
import type { GridColumn, GridTexts } from '#ui/data-grid/grid-types.ts';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

/** Memoized, because a new column renders every row again. */
export function useHistoryColumns(): readonly GridColumn<EdgeMovement>[] {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  return useMemo(
    () => [
      {
        id: 'date',
        header: t`Date (UTC)`,
        isRowHeader: true,
        canSort: true,
        width: 150,
        minWidth: 130,
        cell: ({ occurred_at }) => formatDay(occurred_at, locale),
      },
      {
        id: 'kind',
        header: i18n._(kindHeader),
        width: 160,
        minWidth: 150,
        onCard: 'below',
        cell: ({ kind }) => <KindBadge kind={kind} />,
      },
      {
        id: 'description',
        header: t`Description`,
        width: '1fr',
        minWidth: 200,
        onCard: 'below',
        cell: (movement) => <MovementText movement={movement} />,
      },
      {
        id: 'amount',
        header: t`Amount`,
        unit: t`Edge`,
        align: 'end',
        width: 130,
        minWidth: 120,
        onCard: 'opened',
        cell: ({ amount }) => formatEdge(amount, locale),
      },
      {
        id: 'change',
        header: t`Balance change`,
        unit: t`Edge`,
        align: 'end',
        width: 150,
        minWidth: 140,
        onCard: (movement) => <CardAmount movement={movement} />,
        cell: (movement) => <BalanceChange movement={movement} />,
      },
      {
        id: 'balance',
        header: t`Balance after`,
        unit: t`Edge`,
        align: 'end',
        width: 140,
        minWidth: 130,
        cell: ({ balance_after }) => formatEdge(balance_after, locale),
      },
    ],
    [t, i18n, locale],
  );
}

/** A dash where the balance does not change, and its meaning for screen readers. */
function BalanceChange({ movement }: { readonly movement: EdgeMovement }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { balance_change: change } = movement;
  if (!isZero(change)) return formatEdgeChange(change, locale);
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{i18n._(NO_CHANGE)}</VisuallyHidden>
    </>
  );
}

/** The change of the balance; the amount, less bold, where it does not change. */
function CardAmount({ movement: { amount, balance_change: change } }: { readonly movement: EdgeMovement }) {
  const { locale } = useLanguage();
  if (!isZero(change)) return <EdgeAmount>{formatEdgeChange(change, locale)}</EdgeAmount>;
  return (
    <Text as="span" tone="muted" weight="regular">
      <EdgeAmount>{formatEdge(amount, locale)}</EdgeAmount>
    </Text>
  );
}

function EdgeAmount({ children: amount }: { readonly children: string }) {
  return <Trans>{amount} Edge</Trans>;
}

const TONE: Readonly<Record<EdgeMovement['kind'], NonNullable<BadgeProps['tone']>>> = {
  earned: 'neutral',
  credited: 'positive',
  redeemed: 'accent',
  returned: 'positive',
  bonus: 'positive',
  corrected: 'caution',
  adjusted: 'info',
  unknown: 'neutral',
};

function KindBadge({ kind }: Pick<EdgeMovement, 'kind'>) {
  const { i18n } = useLingui();
  return <Badge label={i18n._(movementKind[kind])} tone={TONE[kind]} />;
}

/**
 * The text of the movement, with the room and reference if it does not contain them, and what it has come to: where
 * it is carried over from, or how the redemption ended.
 */
function MovementText({ movement }: { readonly movement: EdgeMovement }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const { kind, room, reference, steps } = movement;
  const description = movementText(movement, i18n);
  const more = [room?.name, reference].filter(
    (text): text is string => typeof text === 'string' && !description.includes(text),
  );
  const carried = carriedOverFrom(movement);
  const month = carried === null ? null : formatMonth(carried, locale);
  const last = kind === 'redeemed' ? steps.at(-1) : undefined;
  const states = [
    month === null ? null : t`Carried over: ${month}`,
    last === undefined ? null : i18n._(stepName[last.kind]),
  ].filter((text) => text !== null);
  return (
    <>
      <bdi translate="no">
        {description}
        {more.map((text) => (
          <Text key={text} as="span" tone="muted">
            {` · ${text}`}
          </Text>
        ))}
      </bdi>
      {states.map((text) => (
        <Text key={text} as="span" tone="muted">
          {' · '}
          <bdi>{text}</bdi>
        </Text>
      ))}
    </>
  );
}

/** Memoized, as the columns are. */
export function useHistoryTexts(): GridTexts {
  const { t } = useLingui();
  const shared = useGridTexts();
  return useMemo(
    () => ({
      ...shared,
      loading: t`Loading your Edge history`,
      refreshing: t`Loading your Edge history`,
      sortOption: (header, direction) =>
        direction === 'ascending' ? t`${header}, oldest first` : t`${header}, newest first`,
    }),
    [t, shared],
  );
}
