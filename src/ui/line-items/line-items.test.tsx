import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LineItems } from './line-items.tsx';

it('reads line by line, each name before its note and its amount, the ends of the amounts below each other', async () => {
  await render(
    <LineItems
      label="counted"
      lines={[
        { id: 'net', term: 'net', note: 'why', amount: '1,000.00', unit: 'usd' },
        { id: 'earned', term: 'earned', amount: '−5.00', isResult: true },
      ]}
    />,
  );
  const lines = page.getByRole('list', { name: 'counted' }).getByRole('listitem').elements();
  expect(lines.map(({ textContent }) => textContent)).toEqual(['netwhy1,000.00 usd', 'earned−5.00']);
  const ends = lines.map((line) => Math.round(line.lastElementChild?.getBoundingClientRect().right ?? 0));
  expect(ends).toEqual([ends[0], ends[0]]);
});

it('keeps the room of an amount that is on its way', async () => {
  const show = (amount: string | null) => (
    <LineItems label="counted" lines={[{ id: 'net', term: 'net', amount, unit: 'usd' }]} />
  );
  const { rerender } = await render(show(null));
  const line = page.getByRole('listitem').element();
  expect(line.textContent).toBe('net');
  const height = line.getBoundingClientRect().height;
  await rerender(show('5.00'));
  expect([line.textContent, line.getBoundingClientRect().height]).toEqual(['net5.00 usd', height]);
});
