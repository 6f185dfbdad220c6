import { expect, it } from 'vitest';

import type { HistoryFilters, Movement } from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { historyFile } from './history-file.ts';

const ALL: HistoryFilters = { kinds: [], order: 'newest' };
const HEADER =
  '\uFEFFDate (UTC),Kind,Description,Room,Reference,Day of play (UTC),Carried over from,Amount,Balance change,Balance after,Steps';

const fileOf = (movements: readonly Movement[], filters: Partial<HistoryFilters> = {}, locale = 'en') =>
  historyFile(movements, { ...ALL, ...filters }, ({ message, id }) => message ?? id, locale);

it('says the zone of its timestamps, keeps the words of the API and every decimal', () => {
  expect(fileOf([movement({ reference: 'RW-2026-0301' })])).toEqual({
    name: 'edge-history-all.csv',
    type: 'text/csv;charset=utf-8',
    text: `${HEADER}\r\n2026-03-14T03:00:00Z,credited,Rake at River Room,River Room,RW-2026-0301,2026-03-13,,480.10,480.10,2050.00,"earned 2026-03-13T22:15:00Z, credited 2026-03-14T03:00:00Z"\r\n`,
  });
});

it('separates amounts as spreadsheets in German do', () => {
  const [, line] = fileOf([movement({ amount: '-480.10' })], {}, 'de').text.split('\r\n');
  expect(line?.split(';').slice(7)).toEqual([
    '-480,10',
    '480,10',
    '2050,00',
    '"earned 2026-03-13T22:15:00Z, credited 2026-03-14T03:00:00Z"',
  ]);
});

it('says from which month Edge was carried over', () => {
  const [line] = fileOf([movement({ played_on: '2026-02-28' })])
    .text.slice(`${HEADER}\r\n`.length)
    .split('\r\n');
  expect(line?.split(',').slice(5, 8)).toEqual(['2026-02-28', '2026-02', '480.10']);
});

it('scenario 49: a description, a room and a reference are no formula, and a negative amount is a number', () => {
  const words = '=1+1';
  const changes = { description: words, room: { name: words }, reference: words, amount: '-5.00' };
  const cells = fileOf([movement(changes)])
    .text.slice(`${HEADER}\r\n`.length)
    .split(',');
  expect([...cells.slice(2, 5), cells[7]]).toEqual([`'${words}`, `'${words}`, `'${words}`, '-5.00']);
});

it.each<[Partial<HistoryFilters>, string]>([
  [{ from: '2026-11-01', to: '2026-11-28' }, 'edge-history-2026-11-01-to-2026-11-28.csv'],
  [{ from: '2026-11-01' }, 'edge-history-from-2026-11-01.csv'],
  [{ to: '2026-11-28' }, 'edge-history-to-2026-11-28.csv'],
  [{ kinds: ['earned', 'credited'] }, 'edge-history-earned-credited-all.csv'],
])('of %j has the name %s', (filters, name) => {
  expect(fileOf([], filters).name).toBe(name);
});

function movement(changes: Partial<Movement>): Movement {
  return {
    occurred_at: '2026-03-14T03:00:00Z',
    kind: 'credited',
    description: 'Rake at River Room',
    room: { name: 'River Room' },
    reference: null,
    played_on: '2026-03-13',
    amount: '480.10',
    balance_change: '480.10',
    balance_after: '2050.00',
    steps: [
      { kind: 'earned', occurred_at: '2026-03-13T22:15:00Z' },
      { kind: 'credited', occurred_at: '2026-03-14T03:00:00Z' },
    ],
    ...changes,
  };
}
