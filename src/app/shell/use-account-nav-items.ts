import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { routes } from '#routes.ts';
import type { Place } from './use-nav-items.ts';

/** Where members find what is about themselves. */
export function useAccountNavItems(): Place[] {
  const { t } = useLingui();
  const [path] = useLocation();
  const places = [
    { name: 'account', label: t`Account Management` },
    { name: 'settings', label: t`Settings` },
  ] as const;
  return places.map((place) => ({
    ...place,
    href: routes[place.name].href(),
    isCurrent: routes[place.name].matches(path),
  }));
}
