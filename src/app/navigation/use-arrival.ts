import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

import { routeTable } from '../route-table.tsx';
import { restoreScroll } from './scroll-memory.ts';
import { usePageTitle } from './use-page-title.ts';
import type { PageName } from './page-loading.ts';

let isFirstArrival = true;

/**
 * What happens when a page has arrived: its title stands in the window, the view is where it should be, and
 * focus is on the heading, which is how a screen reader learns the page's name. On the first page of a visit
 * the browser itself does all but the title.
 */
export function useArrival({ path, page }: { readonly path: string; readonly page: PageName }): void {
  const { i18n } = useLingui();
  usePageTitle(i18n._(routeTable[page].title));

  useEffect(() => {
    if (isFirstArrival) {
      isFirstArrival = false;
      return;
    }
    if (!hasOwnFocus()) document.querySelector('h1')?.focus({ preventScroll: true });
    restoreScroll();
  }, [path]);
}

/** A page may put focus itself, on an alert for example. */
function hasOwnFocus(): boolean {
  const main = document.querySelector('main');
  return main !== null && main !== document.activeElement && main.contains(document.activeElement);
}
