import { Trans } from '@lingui/react/macro';

import { BalanceCard } from '#features/rewards/edge-balance/balance-card.tsx';
import { Steps } from '#features/site/how-it-works/steps.tsx';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { TrackRecord } from './track-record.tsx';

export function AppHomePage() {
  const { user } = useSession();
  if (user === null) return null;
  const name = user.first_name;
  return (
    <Container>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>
            <Trans>
              Welcome back, <bdi>{name}</bdi>
            </Trans>
          </Heading>
          <Text tone="muted">
            <Trans>Your Edge grows with the rake you pay at our partner rooms. It is credited daily.</Trans>
          </Text>
        </Stack>
        <BalanceCard balance={user.edge_balance} />
        <TrackRecord room={null} />
        <Steps />
      </Stack>
    </Container>
  );
}
