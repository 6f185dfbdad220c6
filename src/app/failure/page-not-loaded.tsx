import { Trans, useLingui } from '@lingui/react/macro';

import { hasJustLoggedOut } from '#lib/history-notes.ts';
import {
  type CodeProblem,
  LoadAgainButton,
  loadFailureReason,
  useLoadAgain,
} from '#loading/code-not-loaded.tsx';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { WifiOffIcon } from '#ui/icons/icons.ts';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

interface PageNotLoadedProps extends CodeProblem {
  /** The state of the history entry. */
  readonly state: unknown;
}

/** Replaces a page whose code did not load; header and footer stay. Everything it needs is part of the first load. */
export function PageNotLoaded({ state, ...problem }: PageNotLoadedProps) {
  const { i18n } = useLingui();
  const { user } = useSession();
  const isLoggedOut = user === null && hasJustLoggedOut(state);
  useLoadAgain(problem);
  return (
    <Container width="text">
      <Stack gap={5} align="center">
        <IconBadge icon={<WifiOffIcon />} intent="caution" size="large" />
        <Heading level={1}>
          {isLoggedOut ? <Trans>You’re logged out</Trans> : <Trans>We couldn’t load this page</Trans>}
        </Heading>
        <Text tone="muted">{i18n._(loadFailureReason[problem.failure.cause])}</Text>
        <LoadAgainButton {...problem} />
      </Stack>
    </Container>
  );
}
