import { Grid } from '#ui/layout/layout.tsx';
import { EarnedCard } from './earned-card.tsx';
import { ExtraDealsCard } from './extra-deals-card.tsx';
import { RedemptionsCard } from './redemptions-card.tsx';
import { UnverifiedCard } from './unverified-card.tsx';

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
