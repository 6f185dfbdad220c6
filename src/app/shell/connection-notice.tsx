import { Trans } from '@lingui/react/macro';

import { useLate } from '#loading/use-late.ts';
import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RetryCountdown } from './retry-countdown.tsx';
import { useIsOnline } from './use-is-online.ts';
import { useLogOut } from './use-log-out.ts';

/** Says what keeps the site from working as it should, and what one can do; nothing when all is well. */
export function ConnectionNotice() {
  const trouble = useTrouble();
  return (
    <Container>
      <Notice intent="caution" placement="page" action={trouble?.action}>
        {trouble?.text}
      </Notice>
    </Container>
  );
}

function useTrouble() {
  const isOnline = useIsOnline();
  const { isServerUnreachable, isOpening, isAuthorized, isRemembered, isLogOutUnsent, retryAt, retry } =
    useSession();
  const { isLate, startOver } = useLate(isOpening);
  const logOut = useLogOut();
  if (isLogOutUnsent) return { text: <LogOutUnsent isOnline={isOnline} /> };
  if (!isOnline) {
    return {
      text: (
        <Trans>
          You are offline. What is on the page stays; the rest works again when you are back online.
        </Trans>
      ),
    };
  }
  if (isServerUnreachable) {
    return {
      text: (
        <>
          <Trans>We can’t reach the server. Your login is kept.</Trans>{' '}
          {retryAt !== null && <RetryCountdown key={retryAt} until={retryAt} />}
        </>
      ),
      action: retryAt === null && <TryAgain onPress={retry} />,
    };
  }
  if (isLate) {
    return {
      text: <Trans>Your account takes longer than usual to load.</Trans>,
      action: (
        <Inline gap={2}>
          <TryAgain
            onPress={() => {
              startOver();
              retry();
            }}
          />
          <NativeButton variant="secondary" size="small" onPress={logOut}>
            <Trans>Log out</Trans>
          </NativeButton>
        </Inline>
      ),
    };
  }
  if (!isAuthorized || isRemembered) return null;
  return {
    text: (
      <Trans>
        This browser does not let us keep you logged in. You stay logged in on this tab until you close it.
      </Trans>
    ),
  };
}

function TryAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <NativeButton variant="secondary" size="small" onPress={onPress}>
      <Trans>Try again</Trans>
    </NativeButton>
  );
}

function LogOutUnsent({ isOnline }: { readonly isOnline: boolean }) {
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
