import type { MessageDescriptor } from '@lingui/core';

import type { HistoryFilters, Movement } from '#machines/edge-history-csv/edge-history-csv.contract.ts';
import { csvOf, type CsvCell } from '#lib/csv.ts';
import { columnHeaders } from './edge-history-csv.messages.ts';

/**
 * The movements as a spreadsheet reads them: amounts as raw decimals, timestamps in UTC, kinds in the words of the API,
 * which are the same in every language.
 *
 * @param inWords a message in the language of the reader
 */
export function historyFile(
  movements: readonly Movement[],
  filters: HistoryFilters,
  inWords: (message: MessageDescriptor) => string,
) {
  return {
    name: `${['edge-history', ...filters.kinds, rangeOf(filters)].join('-')}.csv`,
    type: 'text/csv;charset=utf-8',
    text: csvOf(columnHeaders.map(inWords), movements.map(cellsOf)),
  };
}

function rangeOf({ from, to }: HistoryFilters): string {
  if (from === null) return to === null ? 'all' : `to-${to}`;
  return to === null ? `from-${from}` : `${from}-to-${to}`;
}

function cellsOf(movement: Movement): CsvCell[] {
  return [
    { value: movement.occurred_at },
    { value: movement.kind },
    { text: movement.description },
    { text: movement.room?.name ?? '' },
    { text: movement.reference ?? '' },
    { value: movement.played_on ?? '' },
    { value: movement.amount },
    { value: movement.balance_change },
    { value: movement.balance_after },
  ];
}
