import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { GridColumn } from '#ui/data-grid/grid-types.ts';
import { BalanceChange } from './balance-change.tsx';
import { KindBadge } from './kind-badge.tsx';
import { MovementText } from './movement-text.tsx';

/** The columns of the ledger. They are new only with the language: a column that changes draws every row again. */
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
        width: 120,
        minWidth: 110,
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
