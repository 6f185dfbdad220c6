import { useMemo } from 'react';
import { useLocation } from 'wouter';

interface Searchable<Search> {
  readonly matches: (path: string) => boolean;
  readonly search: (query: string) => Search;
  readonly href: (values?: Partial<Search>) => string;
}

/**
 * The search parameters of a page, and a function to change them.
 *
 * @param query the query of the page, also while the address already shows the next page
 */
export function useSearch<Search extends object>(route: Searchable<Search>, query: string) {
  const [, navigate] = useLocation();
  const search = useMemo(() => route.search(query), [route, query]);
  /** Adds a history entry that Back undoes; any other change replaces the current entry. */
  const change = (values: Partial<Search>, isStep = false) => {
    // The page stays on screen while the next one loads, and a text that was typed is written a moment later.
    if (!route.matches(window.location.pathname)) return;
    // Read the current address, because two changes can happen before the next render.
    const now = route.search(window.location.search);
    navigate(route.href({ ...now, ...values }), { replace: !isStep });
  };
  return [search, change] as const;
}
