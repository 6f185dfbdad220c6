import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

import { useRegionOnArrival } from '#features/site/region-check/use-region-on-arrival.ts';
import { SIGN_UP_DRAFT, SignUpForm } from '#features/auth/sign-up/sign-up-form.tsx';
import { useSignUp } from '#features/auth/sign-up/sign-up.flow.ts';
import { useAfterHydration } from '#hooks/use-after-hydration.ts';
import { forgetDraft } from '#lib/drafts.ts';
import { noteInHistory, readHistoryNote } from '#lib/history-notes.ts';
import { forgetSignUp, readSignUpOf, rememberSignUp } from '#lib/pending-login.ts';
import { lazyNamed, usePreload } from '#loading/lazy-named.tsx';
import { roomOf, routes } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Container, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { useTitle } from './use-title.ts';

// Lazy, because only a visitor who came from a room needs its name from the server.
const SeeRoom = lazyNamed(async () => (await import('./signup/see-room.tsx')).SeeRoom, {
  fallback: <SeeThisRoom />,
  replacement: <SeeThisRoom />,
});

const InboxStep = lazyNamed(async () => (await import('./signup/inbox-step.tsx')).InboxStep);

export function SignUpPage({ query }: { readonly query: string }) {
  const { t } = useLingui();
  const { email, back_url, auth_url } = routes.signUp.search(query);
  const state: unknown = useHistoryState();
  const [before] = useState(() => readSignUpOf(readHistoryNote(state).signedUp));
  const signUp = useSignUp(before);
  const { view } = signUp;
  const inbox = view.screen === 'checkInbox' ? view.inbox : null;

  // Not known while the page is prerendered.
  const origin = useAfterHydration(() => window.location.origin, 'https://origin.invalid');
  const room = roomOf(back_url, origin);
  const login = routes.login.href({ back_url, auth_url, email });

  usePreload(InboxStep);
  useTitle(inbox === null ? null : t`Check your inbox`);
  useRegionOnArrival();

  useEffect(() => {
    if (inbox === null || inbox === before) return;
    rememberSignUp({ ...inbox, back_url, auth_url });
    forgetDraft(SIGN_UP_DRAFT);
    // A phone may reload the page when the person returns from the mail app.
    noteInHistory({ signedUp: inbox.uidb64 });
  }, [inbox, before, back_url, auth_url]);

  const changeAddress = () => {
    signUp.reopenAddress();
    forgetSignUp();
    noteInHistory({});
  };
  return (
    <Container width="narrow">
      {view.screen === 'form' ? (
        <Stack gap={5}>
          <Card padding="large">
            <SignUpForm
              heading={room === null ? <SignUpHeading /> : <RoomHeading room={room} login={login} />}
              email={before?.email ?? email}
              view={view}
              onSubmit={signUp.submit}
            />
          </Card>
          {room === null && (
            <Stack align="center">
              <LoginInstead login={login} />
            </Stack>
          )}
        </Stack>
      ) : (
        <Card padding="large">
          <InboxStep inbox={view.inbox} onChangeAddress={changeAddress} />
        </Card>
      )}
    </Container>
  );
}

function SignUpHeading() {
  return (
    <Stack gap={2}>
      <Heading level={1}>
        <Trans>Create account</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>Earn Edge from the rake you pay and redeem it for solver training.</Trans>
      </Text>
    </Stack>
  );
}

interface RoomHeadingProps {
  /** The slug of the room that the visitor wanted to see. */
  readonly room: string;
  readonly login: string;
}

function RoomHeading({ room, login }: RoomHeadingProps) {
  return (
    <Stack gap={2}>
      <Heading level={1}>
        <SeeRoom slug={room} />
      </Heading>
      <LoginInstead login={login} />
    </Stack>
  );
}

function SeeThisRoom() {
  return <Trans>Create an account to see this room</Trans>;
}

function LoginInstead({ login }: Pick<RoomHeadingProps, 'login'>) {
  return (
    <Text tone="muted">
      <Trans>
        Already a member? <Link href={login}>Log in</Link>
      </Trans>
    </Text>
  );
}
