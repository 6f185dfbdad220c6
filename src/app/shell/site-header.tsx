import { useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Brand } from '#ui/brand/brand.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Navigation } from '#ui/layout/navigation.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Show } from '#ui/layout/show.tsx';
import { Link } from '#ui/link/link.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { MemberActions } from './member-actions.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useNavItems } from './use-nav-items.ts';
import { LogInLink, SignUpLink } from './visitor-actions.tsx';

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
    <>
      <Show from="md">
        <AppearanceMenu />
      </Show>
      <Show from="sm">
        <LogInLink variant="quiet" />
      </Show>
      <SignUpLink />
    </>
  );
}
