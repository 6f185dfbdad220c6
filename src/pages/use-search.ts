import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { splitLanguage } from '#routes.ts';

interface Searchable<Search> {
  readonly matches: (path: string) => boolean;
  readonly search: (query: string) => Search;
  readonly href: (values?: Partial<Search>) => string;
}

/**
 * `step`: a history entry that Back undoes. The others replace the current entry; `typing` does not render the page,
 * because the field shows the text already.
 */
type SearchChange = 'step' | 'replacement' | 'typing';

/** The events of the browser and of wouter after which the address may be another. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'];

/**
 * The search parameters of a page, and a function to change them. They stay the same object until one changes, other
 * than by typing.
 *
 * @param query the query of the page, also while the address already shows the next page
 */
export function useSearch<Search extends object>(route: Searchable<Search>, query: string) {
  const [shown, show] = useState({ query });
  /** The query as it was last read or written. */
  const known = useRef(query);

  useEffect(() => {
    const follow = () => {
      const { pathname, search } = window.location;
      // The page stays on screen while the next one loads.
      if (!route.matches(splitLanguage(pathname).path) || search === known.current) return;
      known.current = search;
      show({ query: search });
    };
    follow();
    for (const event of NAVIGATIONS) window.addEventListener(event, follow);
    return () => {
      for (const event of NAVIGATIONS) window.removeEventListener(event, follow);
    };
  }, [route, query]);

  const change = useCallback(
    (values: Partial<Search>, kind: SearchChange = 'replacement') => {
      const { base, path } = splitLanguage(window.location.pathname);
      // What was typed is written a moment later, when the next page may be loading.
      if (!route.matches(path)) return;
      // Read the current address, because two changes can happen before the next render.
      const now = route.search(window.location.search);
      writeAddress(base + route.href({ ...now, ...values }), kind === 'step');
      known.current = window.location.search;
      if (kind !== 'typing') show({ query: known.current });
    },
    [route],
  );
  return [useMemo(() => route.search(shown.query), [route, shown]), change] as const;
}

/** Calls the methods of the browser, not those of wouter, which would render the whole page twice. */
function writeAddress(href: string, isStep: boolean): void {
  const { history } = window;
  if (isStep) History.prototype.pushState.call(history, null, '', href);
  else History.prototype.replaceState.call(history, history.state, '', href);
}
