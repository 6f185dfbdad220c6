import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

import { readHistoryNote } from '#lib/history-notes.ts';
import { helpHref, routes } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Container, Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { useTitle } from './use-title.ts';

/** Confirms that an account was deleted. Without a deletion it explains what deleting an account means. */
export function GoodbyePage() {
  const { t } = useLingui();
  const isDeleted = readHistoryNote(useHistoryState()).accountDeleted === true;
  useTitle(isDeleted ? t`Your account is deleted` : null);
  return (
    <Container width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>
            {isDeleted ? <Trans>Your account is deleted</Trans> : <Trans>Goodbye</Trans>}
          </Heading>
          <Text tone="muted" size="lead">
            <Trans>A deleted account is gone for good. Here is what that means.</Trans>
          </Text>
        </Stack>
        <Card padding="large" as="section">
          <Stack gap={5}>
            <Topic title={<Trans>What is gone</Trans>}>
              <Trans>
                The account with its Edge, history, reported usernames and contacts. It is final: nobody can
                bring it back, not even our support.
              </Trans>
            </Topic>
            <Topic title={<Trans>What stays</Trans>}>
              <Trans>
                Accounts at partner rooms belong to the rooms and stay open, with the money in them. To close
                one, ask the room.
              </Trans>
            </Topic>
            <Topic title={<Trans>Emails</Trans>}>
              <Trans>We send no more offers and news to the address of a deleted account.</Trans>
            </Topic>
            <Topic title={<Trans>Coming back, or taking a break</Trans>}>
              <Trans>
                You are welcome back at any time, with a new account that starts at zero. If poker is not fun
                any more, <Link href={helpHref}>support</Link> tells where to find help.
              </Trans>
            </Topic>
            <Inline>
              <ButtonLink href={routes.signUp.href()} variant="secondary">
                <Trans>Create account</Trans>
              </ButtonLink>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}

function Topic({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <Text>{children}</Text>
    </Stack>
  );
}
