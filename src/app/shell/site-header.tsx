import { useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Brand } from '#ui/brand/brand.tsx';
import { ForVisitors, Inline, Show, Stack } from '#ui/layout/layout.tsx';
import { Navigation, PageHeader } from '#ui/layout/page.tsx';
import { Link } from '#ui/link/link.tsx';
import { SiteMenu } from '#ui/site-menu/site-menu.tsx';
import { AppearanceMenu, LogInLink, SignUpLink } from './visitor-actions.tsx';
import { MemberActions, LogOutButton } from './member-actions.tsx';
import { NavList, useAccountNavItems, useNavItems } from './nav-items.tsx';
import { AppearanceChoices } from './appearance.tsx';

export function SiteHeader() {
  const { user, isInitialized } = useSession();
  const home = user === null ? routes.home.href() : routes.app.href();
  return (
    <PageHeader
      start={
        <Inline gap={6} isWrapping={false}>
          <Link href={home} variant="bare">
            <Brand isCompact />
          </Link>
          <Show from="md">
            <MainNavigation />
          </Show>
        </Inline>
      }
      end={
        <Inline gap={2} isWrapping={false}>
          {isInitialized && (user === null ? <VisitorActions /> : <MemberActions />)}
          <Show below="md">
            <PhoneMenu />
          </Show>
        </Inline>
      }
    />
  );
}

function MainNavigation() {
  const { t } = useLingui();
  return (
    <Navigation label={t`Main`}>
      <Inline as="ul" gap={1}>
        {useNavItems().map(({ href, label, isCurrent }) => (
          <li key={href}>
            <Link href={href} variant="tab" isCurrent={isCurrent}>
              {label}
            </Link>
          </li>
        ))}
      </Inline>
    </Navigation>
  );
}

function VisitorActions() {
  return (
    <ForVisitors>
      <Show from="md">
        <AppearanceMenu />
      </Show>
      <Show from="sm">
        <LogInLink variant="quiet" />
      </Show>
      <SignUpLink />
    </ForVisitors>
  );
}

/** The menu with everything that does not fit into the header on a phone. */
function PhoneMenu() {
  const { t } = useLingui();
  const { user, isInitialized } = useSession();
  const items = useNavItems();
  const accountItems = useAccountNavItems();
  return (
    <SiteMenu label={t`Menu`}>
      <Stack gap={4}>
        <Navigation label={t`Main`}>
          <NavList items={user === null ? items : [...items, ...accountItems]} hasIcons={user !== null} />
        </Navigation>
        <AppearanceChoices />
        {isInitialized && user === null && <LogInLink variant="secondary" />}
        {user !== null && <LogOutButton />}
      </Stack>
    </SiteMenu>
  );
}
