import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { changeLanguage, startLanguage } from '#i18n/language.ts';
import { routes } from '#routes.ts';
import { startSession } from '#session/session.ts';
import { App } from './app.tsx';

const own = window.location.href;

afterEach(async () => {
  await changeLanguage('en');
  window.history.replaceState(null, '', own);
});

it('a change of language renders the site once, and the title of the window follows', async () => {
  window.history.replaceState(null, '', routes.faq.href());
  const session = startSession();
  await startLanguage();
  let commits = 0;
  const { unmount } = await render(
    <Profiler id="site" onRender={() => (commits += 1)}>
      <App />
    </Profiler>,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('FAQ');
  await expect.poll(() => document.title).toBe('FAQ | Rakeback Wizard');
  commits = 0;
  await changeLanguage('pseudo');
  await expect.element(heading).toHaveTextContent('ƑÀǪ');
  await expect.poll(() => document.title).toBe('ƑÀǪ | Rakeback Wizard');
  expect(commits).toBe(1);
  await unmount();
  session.stop();
});
