import { Trans, useLingui } from '@lingui/react/macro';

import { useSession } from '../../session/use-session.ts';
import { NativeButton } from '../../ui/button/native-button.tsx';
import { LogOutIcon } from '../../ui/icons/log-out-icon.ts';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SiteMenu } from '../../ui/site-menu/site-menu.tsx';
import { AppearanceChoices } from './appearance-choices.tsx';
import { useAccountPlaces } from './use-account-places.tsx';
import { useLogOut } from './use-log-out.ts';
import { usePlaces } from './use-places.tsx';
import { LogInLink } from './visitor-actions.tsx';

/** All of the header that a phone has no room for. */
export function PhoneMenu() {
  const { t } = useLingui();
  const { user, isInitialized } = useSession();
  const sitePlaces = usePlaces();
  const accountPlaces = useAccountPlaces();
  const places = user === null ? sitePlaces : [...sitePlaces, ...accountPlaces];
  const logOut = useLogOut();
  return (
    <SiteMenu label={t`Menu`}>
      <Stack gap={4}>
        <Navigation label={t`Main`}>
          <Stack as="ul" gap={1}>
            {places.map(({ href, label, icon, isCurrent }) => (
              <li key={href}>
                <Link href={href} variant="row" isCurrent={isCurrent}>
                  {icon}
                  {label}
                </Link>
              </li>
            ))}
          </Stack>
        </Navigation>
        <AppearanceChoices />
        {isInitialized && user === null && <LogInLink variant="secondary" />}
        {user !== null && (
          <NativeButton variant="secondary" icon={<LogOutIcon />} onPress={logOut}>
            <Trans>Log out</Trans>
          </NativeButton>
        )}
      </Stack>
    </SiteMenu>
  );
}
