import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

import { SIGN_UP_DRAFT, SignUpForm } from '../features/sign-up/sign-up-form.tsx';
import { useSignUp } from '../features/sign-up/use-sign-up.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { noteInHistory, readHistoryNote } from '../lib/history-notes.ts';
import { forgetSignUp, readSignUpOf, rememberSignUp } from '../lib/pending-login.ts';
import { routes } from '../routes.ts';
import { Heading } from '../ui/heading/heading.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Container } from '../ui/layout/container.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Link } from '../ui/link/link.tsx';
import { Text } from '../ui/text/text.tsx';
import { laterStep } from './later-step.tsx';

const inboxStep = laterStep(async () => (await import('./signup/inbox-step.tsx')).InboxStep);

export function SignUpPage({ query }: { readonly query: string }) {
  const { email, back_url, auth_url } = routes.signUp.search(query);
  const state = useHistoryState();
  const [before] = useState(() => readSignUpOf(readHistoryNote(state).signedUp));
  const signUp = useSignUp(before);
  const { inbox } = signUp;

  inboxStep.usePreload();

  useEffect(() => {
    if (inbox === null || inbox === before) return;
    rememberSignUp({ ...inbox, back_url, auth_url });
    forgetDraft(SIGN_UP_DRAFT);
    // A phone that comes back from the mail loads the page again.
    noteInHistory({ signedUp: inbox.uidb64 });
  }, [inbox, before, back_url, auth_url]);

  const changeAddress = () => {
    signUp.reopenAddress();
    forgetSignUp();
    noteInHistory({});
  };
  return (
    <Container width="narrow">
      {inbox === null ? (
        <Stack gap={5}>
          <Card padding="large">
            <SignUpForm heading={<SignUpHeading />} email={before?.email ?? email} signUp={signUp} />
          </Card>
          <Stack align="center">
            <Text tone="muted">
              <Trans>
                Already a member? <Link href={routes.login.href({ back_url, auth_url, email })}>Log in</Link>
              </Trans>
            </Text>
          </Stack>
        </Stack>
      ) : (
        <Card padding="large">
          <inboxStep.Step inbox={inbox} onChangeAddress={changeAddress} />
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
        <Trans>Earn Edge from the rake you pay, and redeem it for solver training.</Trans>
      </Text>
    </Stack>
  );
}
