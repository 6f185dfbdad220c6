import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Breadcrumbs } from './breadcrumbs.tsx';

it('is a named navigation of real links, in order, that ends with the current page', async () => {
  const { hook, history } = memoryLocation({ path: '/app/deals/harbour-poker', record: true });
  await render(
    <Router hook={hook}>
      <Breadcrumbs
        label="Way to this page"
        above={[
          { href: '/app', label: 'Home' },
          { href: '/app/deals', label: 'Deals' },
        ]}
        current="Harbour Poker"
      />
    </Router>,
  );
  const navigation = page.getByRole('navigation', { name: 'Way to this page' });
  const items = navigation.getByRole('listitem').elements();
  expect(items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Home', '/app'],
    ['Deals', '/app/deals'],
    ['Harbour Poker', undefined],
  ]);
  await expect.element(page.getByText('Harbour Poker')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Deals' }).click();
  expect(history).toEqual(['/app/deals/harbour-poker', '/app/deals']);
});

it('wraps on a phone', async () => {
  await page.viewport(320, 600);
  await render(
    <Breadcrumbs
      label="Way"
      above={Array.from({ length: 6 }, (_, index) => ({
        href: `#${index}`,
        label: `A page with a name ${index}`,
      }))}
      current="How-to-report-your-username-to-the-room-and-to-us-in-one-word"
    />,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});
