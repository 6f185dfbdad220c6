import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

import { routes } from '#routes.ts';
import { useSearch } from './use-search.ts';

const own = window.location.href;

afterEach(() => {
  window.history.replaceState(null, '', own);
});

const address = () => window.location.pathname + window.location.search;
const write = page.getByRole('button', { name: 'Write' });
const step = page.getByRole('button', { name: 'Step' });
const shown = page.getByRole('status');

function Page() {
  const [{ q }, change] = useSearch(routes.faq, '');
  return (
    <>
      <output>{q ?? 'nothing'}</output>
      <button type="button" onClick={() => change({ q: 'rake' })}>
        Write
      </button>
      <button type="button" onClick={() => change({ q: 'edge' }, 'step')}>
        Step
      </button>
    </>
  );
}

it('a change is written to the address', async () => {
  navigate(routes.faq.href());
  await render(<Page />);
  await write.click();
  expect(address()).toBe('/faq?q=rake');
});

it('a page that stays on screen while the next one loads does not change the address', async () => {
  navigate(routes.faq.href());
  await render(<Page />);
  navigate(routes.support.href());
  await write.click();
  expect(address()).toBe('/support');
});

it('a change renders the page once, and nothing that follows the address', async () => {
  const commits: string[] = [];
  const count = (id: string) => commits.push(id);
  function Router() {
    return useLocationProperty(() => window.location.search);
  }
  navigate(routes.faq.href());
  await render(
    <>
      <Profiler id="router" onRender={count}>
        <Router />
      </Profiler>
      <Profiler id="page" onRender={count}>
        <Page />
      </Profiler>
    </>,
  );
  commits.length = 0;
  await write.click();
  await expect.element(shown).toHaveTextContent('rake');
  await step.click();
  await expect.element(shown).toHaveTextContent('edge');
  expect(commits).toEqual(['page', 'page']);
});

it('the page follows Back, Forward and links to itself', async () => {
  navigate(routes.faq.href());
  await render(<Page />);
  await write.click();
  await step.click();
  await expect.element(shown).toHaveTextContent('edge');
  window.history.back();
  await expect.element(shown).toHaveTextContent('rake');
  window.history.forward();
  await expect.element(shown).toHaveTextContent('edge');
  navigate(routes.faq.href());
  await expect.element(shown).toHaveTextContent('nothing');
});
