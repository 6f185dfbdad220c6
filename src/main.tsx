import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from '#app/app.tsx';
import { WrongConfigScreen } from '#app/failure/wrong-config-screen.tsx';
import {
  followEarlyInput,
  keepEarlyInput,
  loadShownPage,
  loadToHydrate,
  pageToHydrate,
} from '#app/hydration.ts';
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
  const wrong = await startApp();
  if (wrong !== null) {
    draw(root, <WrongConfigScreen config={wrong} />);
    followEarlyInput();
    return;
  }
  const page = pageToHydrate(root, i18n.locale);
  if (page !== null && (await loadToHydrate(page))) hydrateRoot(root, <App />);
  else {
    await loadShownPage(root);
    draw(root, <App />);
    // Otherwise the page repeats the input when it has come.
    if (root.dataset['page'] === undefined) followEarlyInput();
  }
}

/** Replaces the prerendered page. */
function draw(root: HTMLElement, screen: ReactNode): void {
  delete root.dataset['outline'];
  keepEarlyInput();
  flushSync(() => {
    createRoot(root).render(screen);
  });
}

void start();
