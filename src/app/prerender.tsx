import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';

import { loadCatalog, showLanguage } from '#i18n/language.ts';
import {
  type Catalog,
  finishedLanguages,
  languageList,
  type Language,
  sourceLanguage,
} from '#i18n/languages.ts';
import { createStore, type KeyValueStore } from '#lib/storage.ts';
import { questionGroups } from '#features/site/faq/questions.ts';
import { isPrerendered, matchRoute, routes, type RouteName } from '#routes.ts';
import { startSession } from '#session/session.ts';
import { REFRESH_KEY } from '#session/token-vault.ts';
import { App } from './app.tsx';
import { pageLoaders, type PageName } from './navigation/page-loading.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { routeTable } from './route-table.tsx';

export interface PrerenderedPage {
  readonly page: PageName;
  readonly language: Language;
  /** A path that shows the page, in its language. */
  readonly path: string;
  readonly isPrivate: boolean;
  readonly catalogs: readonly Catalog[];
  readonly title: string;
  /** Null for a page that search engines must not list. */
  readonly description: string | null;
  /** Those that the page answers. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** For a browser without JavaScript. */
  readonly noScript: string;
  readonly html: string;
}

/**
 * Renders the first view of every page in every finished language: public pages as a visitor without anything stored sees
 * them, and of the private ones the outline that is shown until the account is known.
 */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const names = (Object.keys(routes) as RouteName[]).filter(isPrerendered);
  const pages: PrerenderedPage[] = [];
  await showLanguage(sourceLanguage);
  await loadCatalog('head');
  for (const isPrivate of [false, true]) {
    const session = startSession({
      ...NOWHERE,
      store: isPrivate ? rememberedLogin() : createStore(forbidden),
    });
    const those = names.filter((name) => (routes[name].guard === 'private') === isPrivate);
    const paths = those.map((name) => routes[name].pattern.replace(':', ''));
    for (const language of finishedLanguages) {
      await showLanguage(language);
      for (const path of isPrivate ? paths : [...paths, '/404'])
        pages.push(await prerenderPage(language, path));
    }
    session.stop();
  }
  return pages;
}

const noScript = msg`Rakeback Wizard needs JavaScript. Turn it on in your browser, then reload this page.`;

const NOWHERE = {
  // Nobody gets a lock, so that no login is ever refreshed.
  locks: { request: () => new Promise(() => undefined) } as unknown as LockManager,
  page: new EventTarget(),
  isVisible: () => false,
  setVeiled: () => undefined,
  now: () => Date.now(),
  chance: () => 0,
  newId: () => '',
};

function forbidden(): never {
  throw new Error('There is no storage outside a browser');
}

function rememberedLogin(): KeyValueStore {
  const store = createStore(forbidden);
  store.write(REFRESH_KEY, 'a.stored.login');
  return store;
}

async function prerenderPage(language: Language, path: string): Promise<PrerenderedPage> {
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
  const { title, catalog } = routeTable[page];
  const description = pageDescriptions[page];
  return {
    page,
    language,
    path: languageList[language].base + path,
    isPrivate: page !== 'notFound' && routes[page].guard === 'private',
    catalogs: ['everyone', ...(catalog === undefined ? [] : [catalog])],
    title: `${i18n._(title)} | Rakeback Wizard`,
    description: description === null ? null : i18n._(description),
    questions: page === 'faq' ? allQuestions() : [],
    noScript: i18n._(noScript),
    html,
  };
}

function allQuestions(): PrerenderedPage['questions'] {
  return questionGroups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      question: i18n._(question),
      answer: answer.map((paragraph) => i18n._(paragraph)).join('\n'),
    })),
  );
}
