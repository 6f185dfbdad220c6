import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

import { routes } from '#routes.ts';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { SunMoonIcon } from '#ui/icons/icons.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { AppearanceChoices, useAppearanceSections } from './appearance.tsx';

/** The targets to keep on the way between login and sign-up, so that both lead to the same page afterwards. */
function useOnward() {
  const query = useLocationProperty(
    () => window.location.search,
    () => '',
  );
  const { back_url, auth_url } = routes.login.search(query);
  return { back_url, auth_url };
}

export function LogInLink({ variant }: { readonly variant: 'quiet' | 'secondary' }) {
  const [path] = useLocation();
  return (
    <ButtonLink
      href={routes.login.href(useOnward())}
      variant={variant}
      isCurrent={routes.login.matches(path)}
    >
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}

export function SignUpLink() {
  const [path] = useLocation();
  return (
    <ButtonLink
      href={routes.signUp.href(useOnward())}
      variant="secondary"
      isCurrent={routes.signUp.matches(path)}
    >
      <Trans>Create account</Trans>
    </ButtonLink>
  );
}

/** Theme and language for visitors; a member finds them in the account menu. */
export function AppearanceMenu() {
  const { t } = useLingui();
  const sections = useAppearanceSections();
  return (
    <MenuButton
      label={t`Theme and language`}
      icon={<SunMoonIcon />}
      sections={sections}
      otherwise={
        <>
          <Text>
            <Trans>We couldn’t load this.</Trans>
          </Text>
          <AppearanceChoices />
        </>
      }
    />
  );
}
