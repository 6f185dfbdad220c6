import { expect, it } from 'vitest';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import { getEdgeHistoryResponseMock } from '#sdk/generated/api/edge-history/edge-history.msw.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { balanceOfMonth, creditedOfMonth, extrasOfMonth, statementMonth } from './month-sums.ts';

const { rows } = getEarningsResponseMock();

const movement = (
  kind: EdgeMovement['kind'],
  balance_change: string,
  balance_after: string,
  played_on: string | null = null,
) => ({ kind, balance_change, balance_after, played_on, occurred_at: '2026-03-14T03:00:00Z' });

it('adds up by kind what changed the balance, what is carried over apart; what is only earned did not', () => {
  const movements = [
    movement('earned', '0.00', '1570.00'),
    movement('credited', '460.00', '2030.00', '2026-03-12'),
    movement('credited', '20.00', '2050.00', '2026-02-28'),
    movement('corrected', '-5.00', '2045.00'),
    movement('bonus', '50.00', '2095.00'),
    movement('redeemed', '-800.00', '1295.00'),
    movement('adjusted', '5.00', '1300.00'),
    movement('returned', '800.00', '2100.00'),
  ];
  expect(balanceOfMonth('1570.00', movements)).toEqual({
    opening: '1570.00',
    lines: [
      { line: 'credited', change: '460.00' },
      { line: 'carriedOver', change: '20.00' },
      { line: 'bonus', change: '50.00' },
      { line: 'corrected', change: '-5.00' },
      { line: 'adjusted', change: '5.00' },
      { line: 'returned', change: '800.00' },
      { line: 'redeemed', change: '-800.00' },
    ],
    closing: '2100.00',
    counted: '2100.00',
    addsUp: true,
  });
});

it.each([
  // 0.1 + 0.2 + 0.7 in floats is 0.9999999999999999.
  ['0.00', ['0.10', '0.20', '0.70'], '1.00'],
  // 9007199254740993 is no float.
  ['9007199254740992.00', ['0.01', '0.99'], '9007199254740993.00'],
  ['1.00', ['-1.10', '0.10'], '0.00'],
])('from %s with %j it comes to %s, where floats fail', (opening, changes, closing) => {
  const movements = changes.map((change) => movement('adjusted', change, closing));
  expect(balanceOfMonth(opening, movements)).toMatchObject({ counted: closing, addsUp: true });
});

it('says so when it does not add up', () => {
  const { addsUp, counted, closing } = balanceOfMonth('10.00', [movement('credited', '1.00', '11.01')]);
  expect({ addsUp, counted, closing }).toEqual({ addsUp: false, counted: '11.00', closing: '11.01' });
});

it('ends as it began when nothing happened', () => {
  expect(balanceOfMonth('12.30', [])).toEqual({
    opening: '12.30',
    lines: [],
    closing: '12.30',
    counted: '12.30',
    addsUp: true,
  });
});

const credit = (played_on: string | null, amount: string) =>
  ({ kind: 'credited', amount, played_on }) as const;
const OTHERS = (['earned', 'redeemed', 'returned', 'bonus', 'corrected', 'adjusted'] as const).map(
  (kind: EdgeMovement['kind']) => ({ kind, amount: '1000.00', played_on: '2026-03-01' }),
);

it('joins what was earned by month of play with what was credited by day of credit', () => {
  const movements = [
    credit('2026-02-27', '10.00'),
    credit('2026-02-28', '2.50'),
    credit('2026-01-31', '0.25'),
    ...OTHERS,
    credit('2026-03-01', '470.00'),
    credit('2026-03-12', '96.00'),
  ];
  const joined = creditedOfMonth('2026-03', rows, movements);
  // Of 576.25, 571.00 are in the balance by now: −5.00 as a correction, 566.00 credited in March, 10.00 in April.
  expect(joined).toEqual({
    earned: '576.25',
    corrections: '-5.00',
    later: '10.00',
    notYet: '5.25',
    earlier: [
      { month: '2026-01', amount: '0.25' },
      { month: '2026-02', amount: '12.50' },
    ],
    credited: '578.75',
  });
});

it('a credit that does not say when it was played counts in the month it is of', () => {
  expect(creditedOfMonth('2026-03', rows, [credit(null, '576.00')])).toMatchObject({
    later: '0.00',
    earlier: [],
    credited: '576.00',
  });
});

it('a month in which nothing happened comes to nothing', () => {
  const nothing = { earned: '0.00', corrections: '0.00', later: '0.00', notYet: '0.00' };
  expect(creditedOfMonth('2026-03', [], [])).toEqual({ ...nothing, earlier: [], credited: '0.00' });
});

const movements = getEdgeHistoryResponseMock()
  .results.toReversed()
  .filter(({ kind }) => kind !== 'corrected');
const [bonus] = movements.filter(({ kind }) => kind === 'bonus');
if (bonus === undefined) throw new Error('Examples');
const lakeside = { slug: 'lakeside-poker', name: 'Lakeside Poker', logo_url: null };
const correction = {
  ...bonus,
  kind: 'corrected',
  amount: '-5.00',
  description: 'The room corrected March 3rd.',
  room: lakeside,
  occurred_at: '2026-03-05T03:00:00.000Z',
} as const;
/** As a room reports it. */
const CORRECTION = {
  kind: 'corrected',
  room: { slug: 'lakeside-poker', name: 'Lakeside Poker', logo_url: null },
  description: correction.description,
  played_on: '2026-03-03',
  amount: '-5.00',
};

it('has each bonus and each correction once, with one date', () => {
  expect(extrasOfMonth([...movements, correction], rows)).toEqual([bonus, correction]);
});

it('has what only a room tells of, and tells two of the same amount apart', () => {
  const later = { ...correction, occurred_at: '2026-03-06T03:00:00Z' };
  expect(extrasOfMonth([...movements, later], rows)).toEqual([
    bonus,
    { ...CORRECTION, occurred_at: '2026-03-05T03:00:00Z' },
    later,
  ]);
});

it('is of this month without a wish, and instead of a month to come', () => {
  expect([undefined, '2026-12', '9999-12', '2026-10'].map((wish) => statementMonth(wish, '2026-11'))).toEqual(
    ['2026-11', '2026-11', '2026-11', '2026-10'],
  );
});
