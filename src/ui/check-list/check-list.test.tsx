import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckList } from './check-list.tsx';

it('is a list of its items, whose ticks are not read', async () => {
  await render(
    <CheckList
      items={[
        { id: 'one', text: 'All preflop solutions' },
        { id: 'two', text: 'Basic aggregated reports' },
      ]}
    />,
  );
  await expect.element(page.getByRole('list')).toBeVisible();
  const items = page.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'All preflop solutions',
    'Basic aggregated reports',
  ]);
  expect(items.map((item) => item.querySelector('svg')?.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
  ]);
});
