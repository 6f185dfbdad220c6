import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { LOGGED_OUT } from '#lib/logged-out.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { LogOutIcon } from '#ui/icons/log-out-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

/** How this browser is logged in. Nobody keeps a list of the others. */
export function SessionSection() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { isRemembered, logOut } = useSession();
  return (
    <SectionCard
      title={t`This device`}
      description={
        isRemembered ? (
          <Trans>You stay logged in on this browser until you log out.</Trans>
        ) : (
          <Trans>You are logged in until this page is closed: this browser keeps nothing for us.</Trans>
        )
      }
    >
      <Text size="small">
        <Trans>
          Logged in somewhere else too? <Link href={routes.settings.href()}>Change your password</Link> to log
          out every other device.
        </Trans>
      </Text>
      <Inline>
        <NativeButton
          variant="secondary"
          icon={<LogOutIcon />}
          onPress={() => {
            logOut();
            navigate(routes.home.href(), { state: LOGGED_OUT });
          }}
        >
          <Trans>Log out</Trans>
        </NativeButton>
      </Inline>
    </SectionCard>
  );
}
