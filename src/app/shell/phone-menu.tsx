import { useLingui } from '@lingui/react/macro';

import { useSession } from '#session/use-session.ts';
import { Navigation } from '#ui/layout/navigation.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SiteMenu } from '#ui/site-menu/site-menu.tsx';
import { AppearanceChoices } from './appearance-choices.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { MemberNav } from './member-nav.tsx';
import { NavList } from './nav-list.tsx';
import { useNavItems } from './use-nav-items.ts';
import { LogInLink } from './visitor-actions.tsx';

/** All of the header that a phone has no room for. */
export function PhoneMenu() {
  const { t } = useLingui();
  const { user, isInitialized } = useSession();
  const places = useNavItems();
  return (
    <SiteMenu label={t`Menu`}>
      <Stack gap={4}>
        <Navigation label={t`Main`}>{user === null ? <NavList places={places} /> : <MemberNav />}</Navigation>
        <AppearanceChoices />
        {isInitialized && user === null && <LogInLink variant="secondary" />}
        {user !== null && <LogOutButton />}
      </Stack>
    </SiteMenu>
  );
}
