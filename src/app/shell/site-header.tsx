import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

import { routes } from '../../routes.ts';
import { useSession } from '../../session/use-session.ts';
import { Brand } from '../../ui/brand/brand.tsx';
import { NativeButton } from '../../ui/button/native-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ButtonLink } from '../../ui/link/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { HeaderBalance } from './header-balance.tsx';

export function SiteHeader() {
  const { t } = useLingui();
  const { user, isInitialized } = useSession();
  const home = user === null ? routes.home.href() : routes.app.href();
  return (
    <PageHeader
      start={
        <Link href={home} variant="bare">
          <Brand isCompact />
        </Link>
      }
      end={
        <Navigation label={t`Main`}>
          {isInitialized && (user === null ? <VisitorLinks /> : <MemberLinks />)}
        </Navigation>
      }
    />
  );
}

function VisitorLinks() {
  const [path] = useLocation();
  // Whoever goes from sign-up to login still wants to arrive at the same page.
  const { back_url, auth_url } = routes.login.search(useLocationProperty(() => window.location.search));
  return (
    <Inline gap={2} isWrapping={false}>
      <ButtonLink
        href={routes.login.href({ back_url, auth_url })}
        variant="quiet"
        isCurrent={routes.login.matches(path)}
      >
        <Trans>Log in</Trans>
      </ButtonLink>
      <ButtonLink
        href={routes.signUp.href({ back_url, auth_url })}
        variant="secondary"
        isCurrent={routes.signUp.matches(path)}
      >
        <Trans>Create account</Trans>
      </ButtonLink>
    </Inline>
  );
}

function MemberLinks() {
  const [, navigate] = useLocation();
  const { signOut } = useSession();
  return (
    <Inline gap={3} isWrapping={false}>
      <HeaderBalance />
      <NativeButton
        variant="quiet"
        onPress={() => {
          signOut();
          navigate(routes.home.href());
        }}
      >
        <Trans>Log out</Trans>
      </NativeButton>
    </Inline>
  );
}
