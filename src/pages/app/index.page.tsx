import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';

import { useRoomVisits } from '#features/deals/room-visit/room-visit.tsx';
import { NextStepCard } from '#features/home/next-step/next-step.tsx';
import { SinceLastVisit } from '#features/home/since-last-visit/since-last-visit.tsx';
import { BalanceCard } from '#features/rewards/edge-balance/balance-card.tsx';
import { ExtraDealsCard } from '#features/rewards/rewards-summary/extra-deals-card.tsx';
import { Steps } from '#features/site/how-it-works/steps.tsx';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { useSession } from '#session/use-session.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Grid, Stack } from '#ui/layout/layout.tsx';
import { TrackRecord } from './track-record.tsx';

export function AppHomePage() {
  const { user } = useSession();
  const { visits } = useRoomVisits();
  const { data: reports } = useQuery(roomAccountsQuery());
  const isNewcomer = reports?.length === 0;
  if (user === null) return null;
  const name = user.first_name;
  return (
    <Container>
      <Stack gap={6}>
        <Heading level={1}>
          <Trans>
            Welcome back, <bdi>{name}</bdi>
          </Trans>
        </Heading>
        <NextStepCard balance={user.edge_balance} hasOpenedRoom={visits.length > 0} />
        <BalanceCard balance={user.edge_balance} />
        <Grid column="wide" gap={6}>
          {!isNewcomer && (
            <Stack>
              <TrackRecord room={null} />
            </Stack>
          )}
          <Stack gap={6}>
            <SinceLastVisit member={user.id} />
            <ExtraDealsCard />
          </Stack>
        </Grid>
        {isNewcomer && <Steps />}
      </Stack>
    </Container>
  );
}
