import { type CsvCell, csvOf } from '#lib/csv.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { cellOf, type EarningsColumn } from './earnings-column.ts';

export interface CsvWords {
  /** The header of a column, with its unit. */
  readonly columnName: (column: EarningsColumn) => string;
  /** With the time zone: "Month (UTC)". */
  readonly month: string;
  readonly lastUpdated: string;
}

interface Shown {
  readonly period: Earnings['period'];
  /** Filtered and sorted. */
  readonly rows: readonly EarningsRow[];
  /** Those that show, in their order. */
  readonly columns: readonly EarningsColumn[];
}

/** What a section of the table shows, as a file, with the month and the age of each row. */
export function earningsCsv({ period, rows, columns }: Shown, words: CsvWords) {
  const month = period.start.slice(0, 7);
  const header = [...columns.map(words.columnName), words.month, words.lastUpdated];
  const lines = rows.map((row) => [
    ...columns.map((column) => csvCell(row, column)),
    { value: month },
    { value: row.last_updated },
  ]);
  return {
    name: `rakeback-wizard-earnings-${month}.csv`,
    type: 'text/csv;charset=utf-8',
    text: csvOf(header, lines),
  };
}

function csvCell(row: EarningsRow, column: EarningsColumn): CsvCell {
  const cell = cellOf(row, column);
  return column === 'room' || column === 'username' ? { text: cell } : { value: cell };
}
