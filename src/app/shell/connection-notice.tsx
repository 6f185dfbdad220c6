import { Trans } from '@lingui/react/macro';

import { useSession } from '../../session/use-session.ts';
import { NativeButton } from '../../ui/button/native-button.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Says what keeps the site from working as it should, and what one can do; nothing when all is well. */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const { isServerUnreachable, isAuthorized, isRemembered, isSignOutUnsent, retry } = useSession();
  const canRetry = isOnline && isServerUnreachable;
  return (
    <Container>
      <Notice
        intent="caution"
        placement="page"
        action={
          canRetry && (
            <NativeButton variant="secondary" size="small" onPress={retry}>
              <Trans>Try again</Trans>
            </NativeButton>
          )
        }
      >
        {isSignOutUnsent ? (
          <SignOutUnsent isOnline={isOnline} />
        ) : !isOnline ? (
          <Trans>
            You are offline. What is on the page stays; the rest works again when you are back online.
          </Trans>
        ) : isServerUnreachable ? (
          <Trans>We can’t reach the server. Your sign-in is kept.</Trans>
        ) : (
          isAuthorized &&
          !isRemembered && (
            <Trans>
              This browser does not let us keep you signed in. You stay signed in on this tab until you close
              it.
            </Trans>
          )
        )}
      </Notice>
    </Container>
  );
}

function SignOutUnsent({ isOnline }: { readonly isOnline: boolean }) {
  return isOnline ? (
    <Trans>
      The server did not answer when you logged out. Keep this tab open: we go on telling it to end that
      login.
    </Trans>
  ) : (
    <Trans>
      You are offline, and logged out here. Keep this tab open until you are back online, so that the server
      ends that login too.
    </Trans>
  );
}
