import { useState } from 'react';

import { edgeForRake } from '#lib/rake-estimate.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { monthlyTiers } from '#domain/plans.ts';
import { Assumptions } from './assumptions.tsx';
import { EdgeEstimate } from './edge-estimate.tsx';
import { RateForm, USUAL_RAKE, type Answers } from './rate-form.tsx';
import { TierEstimates } from './tier-estimates.tsx';

interface CalculatorProps {
  readonly deals: readonly Deal[];
  readonly plans: readonly Plan[];
}

/** The estimate follows each answer. */
export function Calculator({ deals, plans }: CalculatorProps) {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const answer = (more: Answers) => {
    setAnswers((known) => ({ ...known, ...more }));
  };
  const deal = deals.find(({ id }) => String(id) === answers?.dealId) ?? deals[0];
  if (deal === undefined) return null;
  const rake = answers?.rake ?? USUAL_RAKE;
  const edge = rake === '' ? null : edgeForRake(rake, deal.edge_multiplier);
  return (
    <Card padding="large">
      <Stack gap={8}>
        <Grid column="wide" gap={8}>
          <RateForm deals={deals} deal={deal} onAnswer={answer} />
          <EdgeEstimate edge={edge} multiplier={deal.edge_multiplier} isAnswer={answers !== null} />
        </Grid>
        <TierEstimates edge={edge} tiers={monthlyTiers(plans)} />
        <Assumptions />
      </Stack>
    </Card>
  );
}
