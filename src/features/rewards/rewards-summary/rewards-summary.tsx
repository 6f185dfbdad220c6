import { Grid } from '#ui/layout/grid.tsx';
import { EarnedCard } from './parts/earned-card.tsx';
import { ExtraDealsCard } from './parts/extra-deals-card.tsx';
import { RedemptionsCard } from './parts/redemptions-card.tsx';
import { UnverifiedCard } from './parts/unverified-card.tsx';

/** What the player has earned, redeemed and still has to verify, at a glance. */
export function RewardsSummary() {
  return (
    <Grid column="wide" gap={6}>
      <EarnedCard />
      <RedemptionsCard />
      <UnverifiedCard />
      <ExtraDealsCard />
    </Grid>
  );
}
