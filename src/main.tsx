import { i18n } from '@lingui/core';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from '#app/app.tsx';
import { followEarlyInput, keepEarlyInput, loadToHydrate, pageToHydrate } from '#app/hydration.ts';
import { startApp } from '#app/start-app.ts';

/** Not awaited at the top: the bundler would then keep what pages share in a file of its own for each module. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to draw into');

  // The mode is a build-time constant, so that production bundles do not contain the gallery.
  if (import.meta.env.MODE !== 'production' && window.location.pathname === '/dev/gallery') {
    (await import('#ui/gallery/gallery.tsx')).showGallery(root);
    followEarlyInput();
    return;
  }
  await startApp();
  const page = pageToHydrate(root, i18n.locale);
  if (page !== null && (await loadToHydrate(page))) hydrateRoot(root, <App />);
  else {
    delete root.dataset['outline'];
    keepEarlyInput();
    flushSync(() => {
      createRoot(root).render(<App />);
    });
    // Otherwise the page repeats the input when it has come.
    if (root.dataset['page'] === undefined) followEarlyInput();
  }
}

void start();
