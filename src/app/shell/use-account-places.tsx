import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { routes } from '../../routes.ts';
import { SettingsIcon } from '../../ui/icons/settings-icon.ts';
import { UserIcon } from '../../ui/icons/user-icon.ts';
import type { Place } from './use-places.tsx';

/** Where members find what is about themselves. */
export function useAccountPlaces(): Place[] {
  const { t } = useLingui();
  const [path] = useLocation();
  const places = [
    { route: routes.account, label: t`Account Management`, icon: <UserIcon size={20} /> },
    { route: routes.settings, label: t`Settings`, icon: <SettingsIcon size={20} /> },
  ];
  return places.map(({ route, ...place }) => ({
    ...place,
    href: route.href(),
    isCurrent: route.matches(path),
  }));
}
