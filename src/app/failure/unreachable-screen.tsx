import { Trans, useLingui } from '@lingui/react/macro';

import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { WifiOffIcon } from '#ui/icons/icons.ts';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { usePageTitle } from '../navigation/document-title.tsx';
import { RetryCountdown } from '../shell/connection-notice.tsx';

/** Replaces a private page while the server does not answer and the account is unknown. The tokens are kept. */
export function UnreachableScreen() {
  const { t } = useLingui();
  const { retry, retryAt } = useSession();
  usePageTitle(t`We can’t reach the server`);
  return (
    <Container width="text">
      <Stack gap={5} align="center">
        <IconBadge icon={<WifiOffIcon />} intent="caution" size="large" />
        <Heading level={1}>
          <Trans>We can’t reach the server</Trans>
        </Heading>
        <Text tone="muted">
          {retryAt === null ? (
            <Trans>You’re still logged in. Check your connection and try again.</Trans>
          ) : (
            <RetryCountdown key={retryAt} until={retryAt} />
          )}
        </Text>
        {retryAt === null && (
          <NativeButton variant="primary" onPress={retry}>
            <Trans>Try again</Trans>
          </NativeButton>
        )}
      </Stack>
    </Container>
  );
}
