import type { ComponentType } from 'react';

import { createCodeLoader, type Loading, type LoadFailure, noteFailure } from '#lib/code-loader.ts';
import { matchRoute, type RouteName } from '#routes.ts';
import { reloadOnce } from '../failure/reload-once.ts';
import { routeTable } from '../route-table.tsx';
import type { PageProps } from './page-props.ts';

export type PageName = RouteName | 'notFound';

/** Loads the code of each page; what did not come is asked for again by the next call. */
export const pageLoaders = Object.fromEntries(
  (Object.keys(routeTable) as PageName[]).map((name) => [
    name,
    createCodeLoader(routeTable[name].load, reloadIfWorthIt),
  ]),
) as Record<PageName, () => Loading<ComponentType<PageProps>>>;

/** Fetches the code of the page behind a link before it is followed; says nothing when that fails. */
export function preloadPage(href: string): void {
  if (!navigator.onLine || savesData()) return;
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) return;
  void routeTable[matchRoute(url.pathname) ?? 'notFound'].load().catch(() => undefined);
}

/** Without an answer of the site, the browser's own page of errors would come of it. */
async function reloadIfWorthIt(failure: LoadFailure, error: unknown): Promise<void> {
  const { cause, message } = failure;
  if (cause === 'offline' || cause === 'unreachable') return;
  // Nothing else is shown while the page goes.
  if (reloadOnce(message)) await new Promise<never>(() => undefined);
  noteFailure(failure, error);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
