import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { movementKind, noChange, stepName } from './edge-history.messages.ts';
import { carriedOverFrom } from '#domain/carry-over.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDay, formatMonth } from '#lib/dates.ts';
import { isZero } from '#lib/decimal.ts';
import { formatEdge, formatEdgeChange } from '#lib/format-decimal.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx';
import type { GridToolbarTexts, GridColumn, GridTexts } from '#ui/data-grid/grid-types.ts';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

/** Memoized, because a new column renders every row again. */
export function useHistoryColumns(): readonly GridColumn<EdgeMovement>[] {
  const { t } = useLingui();
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
        header: t`Kind`,
        width: 160,
        minWidth: 150,
        cell: ({ kind }) => <KindBadge kind={kind} />,
      },
      {
        id: 'description',
        header: t`Description`,
        width: '1fr',
        minWidth: 200,
        cell: (movement) => <MovementText movement={movement} />,
      },
      {
        id: 'amount',
        header: t`Amount`,
        unit: t`Edge`,
        align: 'end',
        explanation: t`How much Edge the movement is about, also where it leaves your balance as it was.`,
        width: 130,
        minWidth: 120,
        cell: ({ amount }) => formatEdge(amount, locale),
      },
      {
        id: 'change',
        header: t`Balance change`,
        unit: t`Edge`,
        align: 'end',
        explanation: t`What it did to your balance. A dash means that the balance stayed as it was.`,
        width: 150,
        minWidth: 140,
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
    [t, locale],
  );
}

/** A dash where the balance stayed as it was, with the reason for screen readers. */
function BalanceChange({ movement }: { readonly movement: EdgeMovement }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { balance_change: change, kind } = movement;
  if (!isZero(change)) return formatEdgeChange(change, locale);
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{i18n._(noChange(kind))}</VisuallyHidden>
    </>
  );
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
 * The description of the server, with the room and reference if it does not contain them, and what it has come to: where
 * it is carried over from, or how the redemption ended.
 */
function MovementText({ movement }: { readonly movement: EdgeMovement }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const { kind, description, room, reference, steps } = movement;
  const more = [room?.name, reference].filter(
    (text): text is string => typeof text === 'string' && !description.includes(text),
  );
  const carried = carriedOverFrom(movement);
  const from = carried === null ? null : formatMonth(carried, locale);
  const last = kind === 'redeemed' ? steps.at(-1) : undefined;
  const states = [
    from === null ? null : t`Carried over: ${from}`,
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
  return useMemo(
    () => ({
      loading: t`Loading your Edge history`,
      refreshing: t`Reading your Edge history again`,
      loadingMore: t`Loading more movements`,
      loadMore: t`Load more`,
      explain: (header) => t`About ${header}`,
      width: t`Column width`,
      explanations: t`What the columns mean`,
      sortBy: t`Sort by`,
      sortOption: (header, direction) =>
        direction === 'ascending' ? t`${header}, oldest first` : t`${header}, newest first`,
    }),
    [t],
  );
}

export function useToolbarTexts(): GridToolbarTexts {
  const { t } = useLingui();
  return {
    settings: t`Columns and density`,
    density: t`Row height`,
    densities: { compact: t`Compact`, standard: t`Standard`, comfortable: t`Comfortable` },
    columns: t`Columns`,
    showAll: t`Show all columns`,
    resetWidths: t`Reset widths`,
    narrower: (header) => t`Make ${header} narrower`,
    wider: (header) => t`Make ${header} wider`,
    fit: (header) => t`Fit ${header} to its content`,
  };
}
