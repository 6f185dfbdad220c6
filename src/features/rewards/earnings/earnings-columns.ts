import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

import { cellOf, columnKind, type EarningsColumn } from '#domain/earnings-columns.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type CsvCell, csvOf } from '#lib/csv.ts';
import { formatMonth } from '#lib/dates.ts';
import { formatEveryDecimal, formatMultiplier } from '#lib/format-decimal.ts';
import type { EarningsPeriod } from '#sdk/generated/model/earnings-period.ts';
import type { EarningsRow, Earnings } from '#queries/earnings.ts';

const periodName: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  this_month: msg`This Month`,
  last_month: msg`Last Month`,
} satisfies Record<EarningsPeriod, MessageDescriptor>;

/**
 * The name of a section of the table.
 *
 * @param month a period of the API, or a month (`2026-03`)
 */
export function useMonthName(): (month: string) => string {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  return (month) => {
    const name = periodName[month];
    return name === undefined ? formatMonth(month, locale) : i18n._(name);
  };
}

export const lastUpdated = msg`Last Updated`;

export const columnName: Readonly<Record<EarningsColumn, MessageDescriptor>> = {
  room: msg`Poker Room Name`,
  username: msg`Username`,
  rake: msg`Rake (GGR)`,
  net_rake: msg`Net Rake (NGR)`,
  edge_multiplier: msg`Edge Multiplier`,
  edge_earned: msg`Edge Earned`,
  edge_credited: msg`Edge Credited`,
};

/** The unit of a column whose name does not contain it. */
export const columnUnit: Readonly<Partial<Record<EarningsColumn, MessageDescriptor>>> = {
  rake: msg`USD`,
  net_rake: msg`USD`,
};

export const columnExplanation: Readonly<Partial<Record<EarningsColumn, MessageDescriptor>>> = {
  rake: msg`Gross gaming revenue: all the rake and fees you paid at the room.`,
  net_rake: msg`Net gaming revenue: the rake your room counts, after its own deductions. Your Edge is based on it.`,
  edge_multiplier: msg`The Edge you earn for each dollar of net rake. Your deal sets it.`,
  edge_earned: msg`Net rake times the multiplier, plus or minus corrections. It joins your balance when it’s credited.`,
  edge_credited: msg`The Edge earned that’s already in your balance.`,
};

export function cellText(row: EarningsRow, column: EarningsColumn, locale: string): string {
  const cell = cellOf(row, column);
  if (columnKind[column] === 'name') return cell;
  return columnKind[column] === 'factor' ? formatMultiplier(cell, locale) : formatEveryDecimal(cell, locale);
}

interface ShownEarnings {
  readonly period: Earnings['period'];
  /** Filtered and sorted. */
  readonly rows: readonly EarningsRow[];
  readonly columns: readonly EarningsColumn[];
}

/**
 * The shown rows and columns as a file, with the month and the age of each row.
 *
 * @param translate a message into the language of the reader
 */
export function earningsCsv(
  { period, rows, columns }: ShownEarnings,
  translate: (message: MessageDescriptor) => string,
  locale: string,
) {
  const month = period.start.slice(0, 7);
  const zone = period.time_zone;
  const headerOf = (column: EarningsColumn) => {
    const name = translate(columnName[column]);
    const unitMessage = columnUnit[column];
    if (unitMessage === undefined) return name;
    const unit = translate(unitMessage);
    return translate(msg`${name}, ${unit}`);
  };
  const header = [
    ...columns.map(headerOf),
    translate(msg`Month (${zone})`),
    translate(msg`Last Updated (${zone})`),
  ];
  const lines = rows.map((row) => [
    ...columns.map((column) => csvCell(row, column)),
    { value: month },
    { value: row.last_updated },
  ]);
  return {
    name: `rakeback-wizard-earnings-${month}.csv`,
    type: 'text/csv;charset=utf-8',
    text: csvOf(header, lines, locale),
  };
}

function csvCell(row: EarningsRow, column: EarningsColumn): CsvCell {
  const cell = cellOf(row, column);
  return columnKind[column] === 'name' ? { text: cell } : { decimal: cell };
}
