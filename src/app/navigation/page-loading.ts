import type { ComponentType } from 'react';

import { createCodeLoader, type Loading, type LoadFailure, noteFailure } from '#lib/code-loader.ts';
import { matchRoute, type RouteName } from '#routes.ts';
import { sessionStore } from '#lib/storage.ts';
import { routeTable, type PageProps } from '../route-table.tsx';

export type PageName = RouteName | 'notFound';

/** Loads the code of each page. After a failure the next call tries again. */
export const pageLoaders = Object.fromEntries(
  (Object.keys(routeTable) as PageName[]).map((name) => [
    name,
    createCodeLoader(routeTable[name].load, reloadIfWorthIt),
  ]),
) as Record<PageName, () => Loading<ComponentType<PageProps>>>;

/** Loads the code of the page behind a link before it is followed. Ignores failures. */
export function preloadPage(href: string): void {
  if (!navigator.onLine || savesData()) return;
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) return;
  void routeTable[matchRoute(url.pathname) ?? 'notFound'].load().catch(() => undefined);
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
