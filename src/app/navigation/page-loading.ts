import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { matchRoute, type RouteName } from '../../routes.ts';
import { PageLoadError, reloadOnce } from '../failure/reload-once.ts';
import { routeTable } from '../route-table.tsx';
import type { PageProps } from './page-props.ts';

export type PageName = RouteName | 'notFound';

/** Every page as a component that suspends until its code is there. */
export const lazyPages = Object.fromEntries(
  pageNames().map((name) => [name, lazy(async () => ({ default: await loadPage(name) }))]),
) as Record<PageName, LazyExoticComponent<ComponentType<PageProps>>>;

/** Fetches the code of the page behind a link before it is followed; says nothing when that fails. */
export function preloadPage(href: string): void {
  if (!navigator.onLine || savesData()) return;
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) return;
  void routeTable[matchRoute(url.pathname) ?? 'notFound'].load().catch(() => undefined);
}

async function loadPage(name: PageName): Promise<ComponentType<PageProps>> {
  try {
    return await routeTable[name].load();
  } catch (error) {
    const failure = new PageLoadError(error);
    if (reloadOnce(failure.message)) return await new Promise<never>(() => undefined);
    throw failure;
  }
}

function pageNames(): PageName[] {
  return Object.keys(routeTable) as PageName[];
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
