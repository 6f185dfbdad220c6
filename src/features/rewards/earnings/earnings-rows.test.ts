import { expect, it } from 'vitest';

import { earningsColumns } from '#domain/earnings-columns.ts';
import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import {
  earlierMonth,
  earlierMonths,
  filterRows,
  isStale,
  readSort,
  sortParameter,
  sortRows,
} from './earnings-rows.ts';

const HOUR = 60 * 60 * 1000;
const LAST = '2026-03-14T02:00:00Z';
const march = { start: '2026-03-01', end: '2026-03-31', time_zone: 'UTC' } as const;
const after = (hours: number) => Date.parse(LAST) + hours * HOUR;

it.each([
  [LAST, after(48), false],
  [LAST, after(48.01), true],
  // Last month has had its last report two days after its end.
  [LAST, Date.parse('2026-04-02T23:59:59Z'), true],
  [LAST, Date.parse('2026-04-03T00:00:01Z'), false],
  [null, after(100), false],
])('data of %s is late at %d: %s', (last_updated, now, expected) => {
  expect(isStale({ period: march, last_updated }, now)).toBe(expected);
});

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

it.each([
  [undefined, null],
  ['2026-11', null],
  ['2026-10', null],
  ['2026-12', null],
  ['9999-12', null],
  ['2026-09', '2026-09'],
  ['1999-01', '1999-01'],
])('in November 2026 the address %s asks for the earlier month %s', (requested, month) => {
  expect(earlierMonth(requested, '2026-11')).toBe(month);
});

it.each([
  ['2026-07', null, ['2026-09', '2026-08', '2026-07']],
  ['2026-10', null, []],
  ['2026-11', null, []],
  // Not known yet: only what is chosen.
  [undefined, null, []],
  [undefined, '2026-03', ['2026-03']],
  ['2026-08', '2025-12', ['2026-09', '2026-08', '2025-12']],
] as const)('from the first month %s, with %s chosen, the menu offers %j', (first, chosen, months) => {
  expect(earlierMonths('2026-11', first, chosen)).toEqual(months);
});

it('offers a year back when the first month could not be read', () => {
  const months = earlierMonths('2026-02', null, null);
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([11, '2025-12', '2025-11', '2025-02']);
});

it('offers this month too where it is the newest', () => {
  expect(earlierMonths('2026-11', '2026-09', '2026-11', '2026-11')).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
  ]);
  expect(earlierMonths('2026-11', undefined, '2026-11', '2026-11')).toEqual(['2026-11']);
});
