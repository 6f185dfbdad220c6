import { GiftIcon } from '#ui/icons/gift-icon.ts';
import { HomeIcon } from '#ui/icons/home-icon.ts';
import { LifeBuoyIcon } from '#ui/icons/life-buoy-icon.ts';
import { SettingsIcon } from '#ui/icons/settings-icon.ts';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { UserIcon } from '#ui/icons/user-icon.ts';
import type { Place } from './use-nav-items.ts';

const icons = {
  overview: HomeIcon,
  deals: SpadeIcon,
  rewards: GiftIcon,
  support: LifeBuoyIcon,
  account: UserIcon,
  settings: SettingsIcon,
};

/** How a member's place is drawn where there is room for an icon. */
export function placeIcon(name: Place['name']) {
  const Icon = icons[name];
  return <Icon size={20} />;
}
