import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

import { routes } from '../../routes.ts';
import { useSession } from '../../session/use-session.ts';
import { GiftIcon } from '../../ui/icons/gift-icon.ts';
import { LifeBuoyIcon } from '../../ui/icons/life-buoy-icon.ts';

export interface Place {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isCurrent: boolean;
}

/** Where the navigation leads. A new area of the site is a line here. */
export function usePlaces(): Place[] {
  const { t } = useLingui();
  const [path] = useLocation();
  const { user } = useSession();
  const support = { route: routes.support, label: t`Support`, icon: <LifeBuoyIcon size={20} /> };
  const rewards = { route: routes.app, label: t`Your rewards`, icon: <GiftIcon size={20} /> };
  const places = user === null ? [support] : [rewards, support];
  return places.map(({ route, ...place }) => ({
    ...place,
    href: route.href(),
    isCurrent: route.matches(path),
  }));
}
