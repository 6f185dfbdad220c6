import { expect, it } from 'vitest';

import { viewportOn } from './viewport.ts';

const frame = { width: 1024, height: 524 };

it('a chart that can be read whole is shown whole, in the middle', () => {
  expect(viewportOn({ width: 500, height: 500 }, frame, { x: 0, y: 0 })).toEqual({ x: 262, y: 12, zoom: 1 });
});

it('of a larger one the part around the point of interest is shown, and nothing beside the chart', () => {
  const chart = { width: 4000, height: 400 };
  const xOf = (x: number) => viewportOn(chart, frame, { x, y: 0 }).x;

  expect([xOf(0), xOf(2000), xOf(4000)]).toEqual([12, -1188, -2388]);
});
