import { Grid } from '#ui/layout/layout.tsx';
import { EarnedCard } from './earned-card.tsx';
import { ExtraDealsCard } from './extra-deals-card.tsx';
import { RedemptionsCard } from './redemptions-card.tsx';
import { UnverifiedCard } from './unverified-card.tsx';

/** What the player earned and redeemed. */
export function RewardsSummary() {
  return (
    <Grid column="wide" gap={6} align="start">
      <EarnedCard />
      <RedemptionsCard />
    </Grid>
  );
}

/** Where the player can earn more. */
export function RoomsSummary() {
  return (
    <Grid column="wide" gap={6} align="start">
      <UnverifiedCard />
      <ExtraDealsCard />
    </Grid>
  );
}
