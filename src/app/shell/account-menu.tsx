import { Trans, useLingui } from '@lingui/react/macro';

import { LogOutIcon } from '#ui/icons/log-out-icon.ts';
import { UserIcon } from '#ui/icons/user-icon.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { placeIcon } from './nav-icon.tsx';
import { useAccountNavItems } from './use-account-nav-items.ts';
import type { Place } from './use-nav-items.ts';
import { useAppearanceSections } from './use-appearance-sections.ts';
import { useLogOut } from './use-log-out.ts';

/** What belongs to the member. */
export function AccountMenu() {
  const { t } = useLingui();
  const appearance = useAppearanceSections();
  const places = useAccountNavItems();
  const logOut = useLogOut();
  return (
    <MenuButton
      label={t`Account`}
      icon={<UserIcon />}
      align="end"
      sections={[
        { id: 'account', items: places.map(placeItem) },
        ...appearance,
        {
          id: 'session',
          items: [{ id: 'log-out', label: t`Log out`, icon: <LogOutIcon />, onAction: logOut }],
        },
      ]}
      otherwise={
        <>
          <Text>
            <Trans>The menu could not be loaded.</Trans>
          </Text>
          <LogOutButton />
        </>
      }
    />
  );
}

function placeItem({ name, href, label }: Place) {
  return { id: href, label, href, icon: placeIcon(name) };
}
