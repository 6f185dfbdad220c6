import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useLate } from '#loading/use-late.ts';
import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Container, Inline } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { callAt } from '#lib/count-down.ts';
import { useLogOut } from './member-actions.tsx';

/** Shows a connection or session problem and what to do about it; renders nothing without one. */
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
  if (isLogOutUnsent) return { text: <LogOutUnsent /> };
  if (!isOnline) {
    return {
      text: (
        <Trans>You’re offline. You can read this page. The rest works again when you’re back online.</Trans>
      ),
    };
  }
  if (isServerUnreachable) {
    return {
      text: (
        <>
          <Text>
            <Trans>We can’t reach the server. You’re still logged in.</Trans>
          </Text>
          {retryAt !== null && <RetryCountdown key={retryAt} until={retryAt} />}
        </>
      ),
      action: retryAt === null && <TryAgain onPress={retry} />,
    };
  }
  if (isLate) {
    return {
      text: <Trans>This is taking longer than usual.</Trans>,
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
    text: <Trans>Your browser blocks storage, so you’ll be logged out when you close this tab.</Trans>,
  };
}

function TryAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <NativeButton variant="secondary" size="small" onPress={onPress}>
      <Trans>Try again</Trans>
    </NativeButton>
  );
}

function LogOutUnsent() {
  return (
    <Trans>
      You’re logged out here, but the server doesn’t know yet. Keep this tab open until this notice goes away.
    </Trans>
  );
}

/** Counts down to the next retry from the end time, so that a hidden tab may skip seconds but stays correct. */
export function RetryCountdown({ until }: { readonly until: number }) {
  const { t } = useLingui();
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(1, Math.ceil((until - now) / 1000));
  useEffect(
    () =>
      callAt(until - (secondsLeft - 1) * 1000, () => {
        setNow(Date.now());
      }),
    [until, secondsLeft],
  );
  return (
    // Screen readers must not announce every second.
    <span aria-live="off">
      {t`We’ll try again in ${plural(secondsLeft, { one: '# second', other: '# seconds' })}.`}
    </span>
  );
}

/** `navigator.onLine`, which is reliable only when false. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
