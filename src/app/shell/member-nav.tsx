import { NavList } from './nav-list.tsx';
import { placeIcon } from './nav-icon.tsx';
import { useAccountNavItems } from './use-account-nav-items.ts';
import { useNavItems } from './use-nav-items.ts';

/** All places of a member, for the menu of a phone. */
export function MemberNav() {
  return <NavList places={[...useNavItems(), ...useAccountNavItems()]} iconOf={placeIcon} />;
}
