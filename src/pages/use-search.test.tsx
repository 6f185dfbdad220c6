import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';

import { routes } from '#routes.ts';
import { useSearch } from './use-search.ts';

const own = window.location.href;

afterEach(() => {
  window.history.replaceState(null, '', own);
});

function Page() {
  const [, change] = useSearch(routes.faq, '');
  return (
    <button type="button" onClick={() => change({ q: 'rake' })}>
      Write
    </button>
  );
}

it('a change is written to the address', async () => {
  navigate(routes.faq.href());
  await render(<Page />);
  await page.getByRole('button').click();
  expect(window.location.pathname + window.location.search).toBe('/faq?q=rake');
});

it('a page that stays on screen while the next one loads does not change the address', async () => {
  navigate(routes.faq.href());
  await render(<Page />);
  navigate(routes.support.href());
  await page.getByRole('button').click();
  expect(window.location.pathname + window.location.search).toBe('/support');
});
