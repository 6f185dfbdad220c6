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

it('has the current link in view, also where the links are wider than a phone', async () => {
  await page.viewport(320, 600);
  const links = (current: number) =>
    ['Rewards', 'Redeem Edge', 'Edge History', 'Monthly statement'].map((label, index) => ({
      href: `#${index}`,
      label,
      isCurrent: index === current,
    }));
  const { rerender } = await render(<LinkTabs label="Rewards" links={links(3)} />);
  const isInView = (name: string) => {
    const { left, right } = page.getByRole('link', { name }).element().getBoundingClientRect();
    return left >= 0 && right <= 320;
  };
  expect([isInView('Rewards'), isInView('Monthly statement')]).toEqual([false, true]);
  await rerender(<LinkTabs label="Rewards" links={links(0)} />);
  expect([isInView('Rewards'), isInView('Monthly statement')]).toEqual([true, false]);
});
