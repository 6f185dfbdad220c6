import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkTabs } from './link-tabs.tsx';

it('is a named navigation of links, of which one is the current page', async () => {
  await render(
    <LinkTabs
      label="Rewards"
      links={[
        { href: '#summary', label: 'Summary', isCurrent: false },
        { href: '#history', label: 'Edge History', isCurrent: true },
      ]}
    />,
  );
  const links = page.getByRole('navigation', { name: 'Rewards' }).getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['Summary', '#summary', null],
    ['Edge History', '#history', 'page'],
  ]);
});
