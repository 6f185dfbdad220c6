import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

import { routeTable } from '../route-table.tsx';
import { followScroll, restoreScroll, showHashTarget } from './scroll-memory.ts';
import { usePageTitle } from './use-page-title.ts';
import type { PageName } from './page-loading.ts';

let isFirstArrival = true;

interface Arrived {
  readonly path: string;
  readonly page: PageName;
  /** The page's own, if it has named itself. */
  readonly title: string | null;
}

/**
 * What happens when a page has arrived: its title stands in the window, the view is where it should be, and
 * focus is on the heading, which is how a screen reader learns the page's name. On the first page of a visit
 * the browser itself does all but the title and the hash.
 */
export function useArrival({ path, page, title }: Arrived): void {
  const { i18n } = useLingui();
  usePageTitle(title ?? i18n._(routeTable[page].title));

  useEffect(() => {
    if (isFirstArrival) {
      isFirstArrival = false;
      followScroll();
      showHashTarget();
      return;
    }
    if (!hasOwnFocus()) document.querySelector('h1')?.focus({ preventScroll: true });
    restoreScroll();
  }, [path]);

  const hash = useLocationProperty(() => window.location.hash);
  const shownHash = useRef(hash);
  useEffect(() => {
    // A page that is being left sees the address of the next one.
    if (hash === shownHash.current || window.location.pathname !== path) return;
    shownHash.current = hash;
    restoreScroll();
  }, [hash, path]);
}

/** A page may put focus itself, on an alert for example. */
function hasOwnFocus(): boolean {
  const main = document.querySelector('main');
  return main !== null && main !== document.activeElement && main.contains(document.activeElement);
}
