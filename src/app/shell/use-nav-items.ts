import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';

export interface Place {
  readonly name: 'overview' | 'deals' | 'rewards' | 'support' | 'account' | 'settings';
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Where the navigation leads. A new area of the site is a line here. */
export function useNavItems(): Place[] {
  const { t } = useLingui();
  const [path] = useLocation();
  const { user } = useSession();
  const isAt = (...names: (keyof typeof routes)[]) => names.some((name) => routes[name].matches(path));
  const support = {
    name: 'support',
    href: routes.support.href(),
    label: t`Support`,
    isCurrent: isAt('support'),
  } as const;
  if (user === null) return [support];
  return [
    { name: 'overview', href: routes.app.href(), label: t`Overview`, isCurrent: isAt('app') },
    // A room is read on the way from its deals and back to them.
    { name: 'deals', href: routes.deals.href(), label: t`Deals`, isCurrent: isAt('deals', 'room') },
    {
      name: 'rewards',
      href: routes.rewards.href(),
      label: t`Rewards`,
      isCurrent: isAt('rewards', 'edgeHistory', 'statement'),
    },
    support,
  ];
}
