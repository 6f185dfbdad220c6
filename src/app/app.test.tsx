import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { changeLanguage, startLanguage } from '#i18n/language.ts';
import { routes } from '#routes.ts';
import { startSession } from '#session/session.ts';
import { App } from './app.tsx';
import { startLanguageAddress } from './navigation/language-address.ts';

const own = window.location.href;

afterEach(async () => {
  await changeLanguage('en');
  window.history.replaceState(null, '', own);
});

it('a change of language renders the site once, and the title, the address and the links follow', async () => {
  window.history.replaceState(null, '', `${routes.faq.href()}?q=rake#net-rake`);
  const session = startSession();
  startLanguageAddress();
  await startLanguage('en');
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
  expect(window.location.href).toBe(new URL('/pseudo/faq?q=rake#net-rake', own).href);
  const links = document.querySelectorAll('footer a');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toContain('/pseudo/support');
  await unmount();
  session.stop();
});
