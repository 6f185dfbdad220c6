import type { ComponentType } from 'react';

import { createCodeLoader, type Loading, type LoadFailure, noteFailure } from '#lib/code-loader.ts';
import { matchRoute, type RouteName, routes } from '#routes.ts';
import { currentSession } from '#session/session.ts';
import { sessionStore } from '#lib/storage.ts';
import { loadPage, routeTable, type PageProps } from '../route-table.tsx';

export type PageName = RouteName | 'notFound';

/** Loads the code of each page. After a failure the next call tries again. */
export const pageLoaders = Object.fromEntries(
  (Object.keys(routeTable) as PageName[]).map((name) => [
    name,
    createCodeLoader(() => loadPage(name), reloadIfWorthIt),
  ]),
) as Record<PageName, () => Loading<ComponentType<PageProps>>>;

/** Starts to load a page that is shown now, or as soon as the account is known: its code and, for a member, its data. */
export function openPage(name: PageName, address: PageProps): Loading<ComponentType<PageProps>> {
  if (name === 'notFound' || routes[name].guard !== 'private') askedFor = null;
  else if (askedFor !== address.path) {
    askedFor = address.path;
    void askForData(name, address);
  }
  return pageLoaders[name]();
}

/** The path of the page whose data was asked for. A change of its filters asks for nothing here. */
let askedFor: string | null = null;

async function askForData(name: RouteName, address: PageProps): Promise<void> {
  try {
    const [{ queryClient }, { prefetchPage }] = await Promise.all([
      import('#session/queries.tsx'),
      import('./page-queries.ts'),
    ]);
    const { isAuthorized, isOpening } = currentSession().view();
    if (isAuthorized || isOpening) prefetchPage(queryClient, name, address);
  } catch {
    // The page needs the same code, and says so.
  }
}

/** Loads the code of the page behind a link before it is followed. Ignores failures. */
export function preloadPage(href: string): void {
  if (!navigator.onLine || savesData()) return;
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) return;
  void loadPage(matchRoute(url.pathname) ?? 'notFound').catch(() => undefined);
}

/** Does not reload if the site does not answer: the browser would show its own error page. */
async function reloadIfWorthIt(failure: LoadFailure, error: unknown): Promise<void> {
  const { cause, message } = failure;
  if (cause === 'offline' || cause === 'unreachable') return;
  // Never resolves, so that no error flashes before the reload.
  if (reloadOnce(message)) await new Promise<never>(() => undefined);
  noteFailure(failure, error);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Reloads the page once per message per session (specification, section 2), because a new version of the site has other
 * file names. The history entry keeps the message too, because session storage may lose it without an error.
 *
 * @returns whether a reload is under way
 */
function reloadOnce(message: string): boolean {
  const key = `reloaded:${message}`;
  const state: unknown = window.history.state;
  const reloaded = reloadedFor(state);
  if (sessionStore.read(key) !== null || reloaded.includes(message)) return false;
  sessionStore.write(key, 'yes');
  window.history.replaceState(
    { ...(isRecord(state) ? state : {}), [RELOADED_FOR]: [...reloaded, message] },
    '',
  );
  window.location.reload();
  return true;
}

const RELOADED_FOR = 'reloadedFor';

function reloadedFor(state: unknown): readonly unknown[] {
  const reloaded = isRecord(state) ? state[RELOADED_FOR] : [];
  return Array.isArray(reloaded) ? reloaded : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
