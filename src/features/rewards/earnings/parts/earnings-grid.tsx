import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { summedColumns, totalsOf } from '#domain/earnings-totals.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEveryDecimal } from '#lib/format-decimal.ts';
import { lazyDialog } from '#loading/lazy-named.tsx';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { isEarningsColumn, rowId } from '../earnings-column.ts';
import { periodName } from '../earnings.messages.ts';
import { EarningsLoadError } from './earnings-load-error.tsx';
import type { EarningsSectionProps } from './earnings-section-props.ts';
import { NoRowFits, NothingEarned } from './no-rows.tsx';
import { useGridTexts } from './use-grid-texts.ts';

const RowDialog = lazyDialog(
  async () => (await import('./row-dialog.tsx')).RowDialog,
  (props) => props,
);

/** The rows of a month, or why there are none. A row opens to show how its Edge was counted. */
export function EarningsGrid({ period, reading, rows, grid, onSort, onClear }: EarningsSectionProps) {
  const { i18n } = useLingui();
  const texts = useGridTexts();
  const [opened, setOpened] = useState<{ readonly id: string; readonly isOpen: boolean } | null>(null);
  const { data, isFetching, errorUpdateCount } = reading;
  const hasFailed = data === undefined && errorUpdateCount > 0;
  const openedRow = data?.rows.find((row) => rowId(row) === opened?.id);
  const summary = useSummary(rows, data?.rows.length ?? 0);
  if (hasFailed) return <EarningsLoadError reading={reading} />;
  if (data?.rows.length === 0) return <NothingEarned period={period} />;
  if (data !== undefined && rows.length === 0) return <NoRowFits onClear={onClear} />;
  return (
    <>
      <DataGrid
        {...grid}
        label={i18n._(periodName[period])}
        rows={rows}
        rowId={rowId}
        onSortChange={({ column, direction }) => {
          if (isEarningsColumn(column)) onSort({ column, direction });
        }}
        summary={summary}
        isLoading={data === undefined}
        isRefreshing={data !== undefined && isFetching}
        empty={null}
        onRowAction={(row) => {
          setOpened({ id: rowId(row), isOpen: true });
        }}
        texts={texts}
      />
      {data !== undefined && openedRow !== undefined && opened !== null && (
        <RowDialog
          row={openedRow}
          period={data.period}
          isOpen={opened.isOpen}
          onClose={() => {
            setOpened({ ...opened, isOpen: false });
          }}
        />
      )}
    </>
  );
}

/** The sum of the rows that show, and how many of all they are. */
function useSummary(rows: readonly EarningsRow[], all: number) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const totals = totalsOf(rows);
  const some = new Intl.NumberFormat(locale).format(rows.length);
  return {
    label:
      rows.length < all
        ? t`Total of ${some} of ${plural(all, { one: '# row', other: '# rows' })}`
        : t`Total of ${plural(all, { one: '# row', other: '# rows' })}`,
    cells: Object.fromEntries(
      summedColumns.map((column) => [column, formatEveryDecimal(totals[column], locale)]),
    ),
  };
}
