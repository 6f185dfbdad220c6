import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { Show } from '#ui/layout/layout.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { CoinsIcon, LogOutIcon, UserIcon } from '#ui/icons/icons.ts';
import { Link } from '#ui/link/link.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { LOGGED_OUT } from '#lib/history-notes.ts';
import { useAccountNavItems } from './nav-items.tsx';
import { useAppearanceSections } from './appearance.tsx';

export function MemberActions() {
  return (
    <>
      <HeaderBalance />
      <Show from="md">
        <AccountMenu />
      </Show>
    </>
  );
}

function HeaderBalance() {
  const { locale } = useLanguage();
  const { user } = useSession();
  if (user === null) return null;
  const amount = formatEdge(user.edge_balance, locale);
  return (
    <Link href={routes.rewards.href()} variant="pill">
      <CoinsIcon size={16} aria-hidden="true" />
      <Trans>{amount} Edge</Trans>
    </Link>
  );
}

function AccountMenu() {
  const { t } = useLingui();
  const appearance = useAppearanceSections();
  const items = useAccountNavItems();
  const logOut = useLogOut();
  return (
    <MenuButton
      label={t`Account`}
      icon={<UserIcon />}
      sections={[
        {
          id: 'account',
          items: items.map(({ href, label, Icon }) => ({ id: href, label, href, icon: <Icon size={20} /> })),
        },
        ...appearance,
        {
          id: 'session',
          items: [{ id: 'log-out', label: t`Log out`, icon: <LogOutIcon />, onAction: logOut }],
        },
      ]}
      otherwise={
        <>
          <Text>
            <Trans>We couldn’t load this.</Trans>
          </Text>
          <LogOutButton />
        </>
      }
    />
  );
}

export function LogOutButton() {
  return (
    <NativeButton variant="secondary" icon={<LogOutIcon />} onPress={useLogOut()}>
      <Trans>Log out</Trans>
    </NativeButton>
  );
}

/** Logs out and shows the home page. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  const { logOut } = useSession();
  return () => {
    logOut();
    navigate(routes.home.href(), { state: LOGGED_OUT });
  };
}
