import { useMemo } from 'react';
import { useLocation } from 'wouter';

interface Searchable<Search> {
  readonly matches: (path: string) => boolean;
  readonly search: (query: string) => Search;
  readonly href: (values?: Partial<Search>) => string;
}

/**
 * What stands in the address of a page beyond its path, and how a choice changes it.
 *
 * @param query the page's own, also while the address already moved on
 */
export function useSearch<Search extends object>(route: Searchable<Search>, query: string) {
  const [, navigate] = useLocation();
  const search = useMemo(() => route.search(query), [route, query]);
  /** A step is undone by Back; any other change takes the place of the one before. */
  const change = (values: Partial<Search>, isStep = false) => {
    // The page stays on screen while the next one loads, and a text that was typed is written a moment later.
    if (!route.matches(window.location.pathname)) return;
    // The address as it is by now: two changes may come before the page is drawn again.
    const now = route.search(window.location.search);
    navigate(route.href({ ...now, ...values }), { replace: !isStep });
  };
  return [search, change] as const;
}
