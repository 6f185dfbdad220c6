import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { kindHeader } from '#features/rewards/edge-history/edge-history.messages.ts';
import { carriedOverFrom } from '#domain/carry-over.ts';
import { type CsvCell, csvOf } from '#lib/csv.ts';
import type { HistoryFilters, Movement } from '#machines/edge-history-csv/edge-history-csv.machine.ts';

const columns: readonly [header: MessageDescriptor, cell: (movement: Movement) => CsvCell][] = [
  [msg`Date (UTC)`, ({ occurred_at }) => ({ value: occurred_at })],
  [kindHeader, ({ kind }) => ({ value: kind })],
  [msg`Description`, ({ description }) => ({ text: description })],
  [msg`Room`, ({ room }) => ({ text: room?.name ?? '' })],
  [msg`Reference`, ({ reference }) => ({ text: reference ?? '' })],
  [msg`Day of play (UTC)`, ({ played_on }) => ({ value: played_on ?? '' })],
  [msg`Carried over from`, (movement) => ({ value: carriedOverFrom(movement) ?? '' })],
  [msg`Amount`, ({ amount }) => ({ decimal: amount })],
  [msg`Balance change`, ({ balance_change }) => ({ decimal: balance_change })],
  [msg`Balance after`, ({ balance_after }) => ({ decimal: balance_after })],
  [
    msg`Steps`,
    ({ steps }) => ({ text: steps.map(({ kind, occurred_at }) => `${kind} ${occurred_at}`).join(', ') }),
  ],
];

/**
 * The movements as a spreadsheet reads them: amounts with every decimal, timestamps in UTC, kinds in the words of the API,
 * which are the same in every language.
 *
 * @param translate a message into the language of the reader
 */
export function historyFile(
  movements: readonly Movement[],
  filters: HistoryFilters,
  translate: (message: MessageDescriptor) => string,
  locale: string,
) {
  return {
    name: `${['edge-history', ...filters.kinds, rangeOf(filters)].join('-')}.csv`,
    type: 'text/csv;charset=utf-8',
    text: csvOf(
      columns.map(([header]) => translate(header)),
      movements.map((movement) => columns.map(([, cell]) => cell(movement))),
      locale,
    ),
  };
}

function rangeOf({ from, to }: HistoryFilters): string {
  if (from === undefined) return to === undefined ? 'all' : `to-${to}`;
  return to === undefined ? `from-${from}` : `${from}-to-${to}`;
}
