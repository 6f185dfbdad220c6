import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { type RouteName, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { GiftIcon, HomeIcon, LifeBuoyIcon, SettingsIcon, SpadeIcon, UserIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';

export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly Icon: typeof HomeIcon;
}

/** The items of the main navigation. */
export function useNavItems(): NavItem[] {
  const { t } = useLingui();
  const item = useNavItem();
  const { user, isOpening } = useSession();
  const support = item(t`Support`, LifeBuoyIcon, 'support');
  if (user === null && !isOpening) return [support];
  return [
    item(t`Overview`, HomeIcon, 'app'),
    // The page of a room belongs to the deals.
    item(t`Deals`, SpadeIcon, 'deals', 'room'),
    item(t`Rewards`, GiftIcon, 'rewards', 'edgeHistory', 'statement'),
    support,
  ];
}

/** The items of the account menu. */
export function useAccountNavItems(): NavItem[] {
  const { t } = useLingui();
  const item = useNavItem();
  return [item(t`Account Management`, UserIcon, 'account'), item(t`Settings`, SettingsIcon, 'settings')];
}

/** Creates an item that links to the first of the pages and is current on all of them. */
function useNavItem() {
  const [path] = useLocation();
  return (
    label: string,
    Icon: NavItem['Icon'],
    page: Exclude<RouteName, 'room'>,
    ...below: RouteName[]
  ): NavItem => ({
    label,
    Icon,
    href: routes[page].href(),
    isCurrent: [page, ...below].some((name) => routes[name].matches(path)),
  });
}

interface NavListProps {
  readonly items: readonly NavItem[];
  readonly hasIcons: boolean;
}

/** The items in a vertical list, as on a phone. */
export function NavList({ items, hasIcons }: NavListProps) {
  return (
    <Stack as="ul" gap={1}>
      {items.map(({ href, label, isCurrent, Icon }) => (
        <li key={href}>
          <Link href={href} variant="row" isCurrent={isCurrent}>
            {hasIcons && <Icon size={20} />}
            {label}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
