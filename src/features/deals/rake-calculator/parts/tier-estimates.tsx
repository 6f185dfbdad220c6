import { Trans } from '@lingui/react/macro';

import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { EdgePlan } from '#domain/plans.ts';
import { TierEstimate } from './tier-estimate.tsx';

interface TierEstimatesProps {
  readonly tiers: readonly EdgePlan[];
  /** Of one month; null while the rake is not known. */
  readonly edge: string | null;
}

/** What the Edge of a year could buy. */
export function TierEstimates({ tiers, edge }: TierEstimatesProps) {
  if (tiers.length === 0) {
    return (
      <Text tone="muted">
        <Trans>No plans available for this subscription type.</Trans>
      </Text>
    );
  }
  return (
    <Stack gap={3}>
      <Text>
        <Trans>The Edge of 12 such months could pay for one of these:</Trans>
      </Text>
      <Grid as="ul">
        {tiers.map((plan) => (
          <Card key={plan.id} as="li" surface="sunken" padding="small">
            <TierEstimate plan={plan} edge={edge} />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
