import { expect, it } from 'vitest';

import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { balanceOfMonth } from './balance-of-month.ts';

const movement = (kind: EdgeMovement['kind'], balance_change: string, balance_after: string) => ({
  kind,
  balance_change,
  balance_after,
});

it('adds up by kind what changed the balance; what is only earned did not', () => {
  const movements = [
    movement('earned', '0.00', '1570.00'),
    movement('credited', '480.00', '2050.00'),
    movement('adjusted', '-5.00', '2045.00'),
    movement('bonus', '50.00', '2095.00'),
    movement('reserved', '-800.00', '1295.00'),
  ];
  expect(balanceOfMonth('1570.00', movements)).toEqual({
    opening: '1570.00',
    kinds: [
      { kind: 'credited', count: 1, change: '480.00' },
      { kind: 'bonus', count: 1, change: '50.00' },
      { kind: 'adjusted', count: 1, change: '-5.00' },
      { kind: 'reserved', count: 1, change: '-800.00' },
    ],
    closing: '1295.00',
    counted: '1295.00',
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
    kinds: [],
    closing: '12.30',
    counted: '12.30',
    addsUp: true,
  });
});
