import { i18n } from '@lingui/core';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';

import { sourceLanguage } from '#i18n/languages.ts';
import { createStore } from '#lib/storage.ts';
import { isPrerendered, matchRoute, routes, type RouteName } from '#routes.ts';
import { startSession } from '#session/session.ts';
import { App } from './app.tsx';
import { pageLoaders, type PageName } from './navigation/page-loading.ts';
import { routeTable } from './route-table.tsx';

interface PrerenderedPage {
  readonly page: PageName;
  /** A path that shows the page. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** Renders the pages that look the same to everybody, as a visitor without anything stored sees them first. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  i18n.loadAndActivate({ locale: sourceLanguage, messages: {} });
  const session = startSession({
    store: createStore(() => {
      throw new Error('There is no storage outside a browser');
    }),
    locks: undefined,
    page: new EventTarget(),
    isVisible: () => false,
    setVeiled: () => undefined,
    now: () => Date.now(),
    chance: () => 0,
    newId: () => '',
  });
  const paths = (Object.keys(routes) as RouteName[])
    .filter(isPrerendered)
    .map((name) => routes[name].pattern);
  const pages = [];
  for (const path of [...paths, '/404']) pages.push(await prerenderPage(path));
  session.stop();
  return pages;
}

async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const page = matchRoute(path) ?? 'notFound';
  const loaded = await pageLoaders[page]();
  if (!loaded.isLoaded) throw new Error(`${path}: ${loaded.failure.message}`);
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={path}>
      <App />
    </Router>,
    {
      // A large part would otherwise stand hidden at the end, for a script to move it after the first paint.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return { page, path, html, title: `${i18n._(routeTable[page].title)} | Rakeback Wizard` };
}
