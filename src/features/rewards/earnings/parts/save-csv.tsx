import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatMonth } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { Button } from '#ui/button/button.tsx';
import { type GridView, visibleColumns } from '#ui/data-grid/grid-types.ts';
import { ArrowDownIcon } from '#ui/icons/arrow-down-icon.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Text } from '#ui/text/text.tsx';
import { type EarningsColumn, earningsColumns } from '../earnings-column.ts';
import { earningsCsv } from '../earnings-csv.ts';
import { columnName, columnUnit, lastUpdated } from '../earnings.messages.ts';
import type { EarningsGridColumn } from './use-grid-columns.tsx';

interface SaveCsvProps {
  readonly period: Earnings['period'];
  readonly rows: readonly EarningsRow[];
  readonly columns: readonly EarningsGridColumn[];
  readonly view: GridView;
}

/** The rows and columns that show, as a file for a spreadsheet. */
export function SaveCsv({ period, rows, columns, view }: SaveCsvProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const { time_zone: zone } = period;
  const month = formatMonth(period.start, locale);
  const age = i18n._(lastUpdated);
  const nameOf = (column: EarningsColumn) => {
    const unit = columnUnit[column];
    return unit === undefined ? i18n._(columnName[column]) : `${i18n._(columnName[column])}, ${i18n._(unit)}`;
  };
  const save = () => {
    const ids = new Set(visibleColumns(columns, view).map(({ id }) => id));
    const shown = earningsColumns.filter((column) => ids.has(column));
    const words = { columnName: nameOf, month: t`Month (${zone})`, lastUpdated: t`${age} (${zone})` };
    const file = earningsCsv({ period, rows, columns: shown }, words);
    saveFile(file);
    setSavedAs(file.name);
  };
  return (
    <Stack gap={1} align="start">
      <Button variant="secondary" size="small" icon={<ArrowDownIcon />} onPress={save}>
        <Trans>
          Download CSV
          <VisuallyHidden>
            {' '}
            of <bdi>{month}</bdi>
          </VisuallyHidden>
        </Trans>
      </Button>
      <Text as="div" size="small" tone="muted">
        <span role="status">
          {savedAs !== null && (
            <Trans>
              Saved as <bdi>{savedAs}</bdi>
            </Trans>
          )}
        </span>
      </Text>
    </Stack>
  );
}
