import { expect, it } from 'vitest';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import { earningsColumns } from './earnings-column.ts';
import { filterRows } from './filter-rows.ts';
import { readSort, sortParameter, sortRows } from './sort-rows.ts';

const [first] = getEarningsResponseMock().rows;
const rows = [
  { room: 'Ångström Poker', username: 'bo10', rake: '100.00' },
  { room: 'Zebra Room', username: 'bo9', rake: '-5.00' },
  { room: 'apple Cards', username: 'ÅSA', rake: '20.00' },
  { room: 'Łódź Cards', username: 'zoë', rake: '20.00' },
].map(({ room, ...facts }) => {
  if (first === undefined) throw new Error('Examples');
  return { ...first, ...facts, room: { ...first.room, name: room } };
});
const names = (sort: string, locale: string) =>
  sortRows(rows, readSort(sort), locale).map(({ room }) => room.name.split(' ')[0]);

it.each([
  ['rake', 'en', ['Zebra', 'apple', 'Łódź', 'Ångström']],
  // Equals stay in the order of the server, whichever way the rows go.
  ['-rake', 'en', ['Ångström', 'apple', 'Łódź', 'Zebra']],
  ['room', 'de', ['Ångström', 'apple', 'Łódź', 'Zebra']],
  ['room', 'sv', ['apple', 'Łódź', 'Zebra', 'Ångström']],
  ['-room', 'pl', ['Zebra', 'Łódź', 'apple', 'Ångström']],
  ['username', 'en', ['apple', 'Zebra', 'Ångström', 'Łódź']],
])('%s puts numbers by value and names as %s has them', (sort, locale, order) => {
  expect(names(sort, locale)).toEqual(order);
});

it('an order is written into the address and read from it; what is no column is most Edge first', () => {
  const all = earningsColumns.flatMap((column) => [column, `-${column}`]);
  expect(all.map((parameter) => sortParameter(readSort(parameter)))).toEqual(
    all.map((parameter) => (parameter === '-edge_earned' ? undefined : parameter)),
  );
  const standard = { column: 'edge_earned', direction: 'descending' };
  expect([undefined, 'luck', '-luck', ''].map((parameter) => readSort(parameter))).toEqual(
    Array(4).fill(standard),
  );
});

it.each([
  ['', 4],
  ['  ASA ', 1],
  ['angstrom', 1],
  ['cards', 2],
  ['cards zoe', 1],
  ['room apple', 0],
])('the text "%s" leaves %d rows, by room or username, whatever the case and accents', (text, count) => {
  expect(filterRows(rows, text)).toHaveLength(count);
});
