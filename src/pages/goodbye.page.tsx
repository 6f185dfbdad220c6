import { Trans, useLingui } from '@lingui/react/macro';
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
        <Heading level={1}>
          {isDeleted ? <Trans>Your account is deleted</Trans> : <Trans>Goodbye</Trans>}
        </Heading>
        <Card padding="large" as="section">
          <Stack gap={5}>
            <Text>
              <Trans>
                A deleted account can’t come back. Its Edge, history, usernames and contacts are gone, and our
                offers and news stop.
              </Trans>
            </Text>
            <Text>
              <Trans>
                Your accounts at the rooms stay open, with your money in them. To close one, ask the room.
              </Trans>
            </Text>
            <Text>
              <Trans>
                You can come back at any time with a new account, which starts at zero. If poker isn’t fun any
                more, <Link href={helpHref}>here is who helps</Link>.
              </Trans>
            </Text>
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
