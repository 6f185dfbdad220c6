import { expect, it } from 'vitest';
import { virtualRange } from './virtual-rows.ts';

const PAGE = 20;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

it('knows the rows about the view, and always the first and the last', () => {
  expect(virtualRange({ count: 10_000, page: PAGE, first: 5000, focused: -1 })).toEqual([
    0,
    ...range(4984, 5036),
    9999,
  ]);
});

it('knows a page to either side of the focused row, wherever the view is', () => {
  const known = new Set(virtualRange({ count: 10_000, page: PAGE, first: 0, focused: 7000 }));
  expect(range(7000 - PAGE - 1, 7000 + PAGE + 2).filter((index) => !known.has(index))).toEqual([]);
});

it('moves by steps: a few rows further it is the same', () => {
  const at = (first: number) => virtualRange({ count: 10_000, page: PAGE, first, focused: -1 });
  expect(at(4992)).toEqual(at(5007));
  expect(at(5007)).not.toEqual(at(5008));
});

it('covers every view of a list of any length, also one that was scrolled further than it is long', () => {
  for (const count of [1, 2, 17, 100]) {
    for (let first = 0; first < 120; first += 1) {
      const known = virtualRange({ count, page: PAGE, first, focused: -1 });
      const start = Math.max(0, Math.min(first, count - PAGE));
      expect(known.filter((index) => index >= start && index < start + PAGE)).toEqual(
        range(start, Math.min(count, start + PAGE)),
      );
      expect(known).toEqual([...new Set(known)].filter((index) => index < count));
    }
  }
});

it('knows nothing of nothing', () => {
  expect(virtualRange({ count: 0, page: PAGE, first: 0, focused: -1 })).toEqual([]);
});
