import { expect, it } from 'vitest';

import type { HistoryFilters, Movement } from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { historyFile } from './history-file.ts';

const ALL: HistoryFilters = { kinds: [], order: 'newest' };
const HEADER =
  '\uFEFFDate (UTC),Kind,Description,Room,Reference,Day of play (UTC),Amount (Edge),Balance change (Edge),Balance after (Edge)';

const fileOf = (movements: readonly Movement[], filters: Partial<HistoryFilters> = {}) =>
  historyFile(movements, { ...ALL, ...filters }, ({ message, id }) => message ?? id);

it('says the zone of its timestamps, keeps the words of the API and every decimal', () => {
  expect(fileOf([movement({ reference: 'RW-2026-0301' })])).toEqual({
    name: 'edge-history-all.csv',
    type: 'text/csv;charset=utf-8',
    text: `${HEADER}\r\n2026-03-14T03:00:00Z,credited,Rake at River Room,River Room,RW-2026-0301,2026-03-13,480.10,480.10,2050.00\r\n`,
  });
});

it('is a header alone when nothing is there', () => {
  expect(fileOf([]).text).toBe(`${HEADER}\r\n`);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'scenario 49: %j in a description, a room or a reference is no formula',
  (words) => {
    const { text } = fileOf([movement({ description: words, room: { name: words }, reference: words })]);
    const [, , ...texts] = text.slice(`${HEADER}\r\n`.length).replaceAll('"', '').split(',');
    expect(texts.slice(0, 3)).toEqual([`'${words}`, `'${words}`, `'${words}`]);
  },
);

it('scenario 49: a negative amount stays a number', () => {
  const correction = {
    kind: 'adjusted',
    played_on: null,
    amount: '-5.00',
    balance_change: '-5.00',
  } as const;
  expect(fileOf([movement(correction)]).text).toContain(',,-5.00,-5.00,2050.00\r\n');
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
    ...changes,
  };
}
