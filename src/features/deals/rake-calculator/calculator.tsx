import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';

import { type EdgePlan, monthlyTiers } from '#domain/plans.ts';
import { edgePerDollar } from '#i18n/deal-messages.ts';
import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge, formatEdgePerDollar } from '#lib/format-decimal.ts';
import { edgeForRake, monthsUntilPaid, timesPaid } from '#lib/rake-estimate.ts';
import type { Deal } from '#queries/deals.ts';
import type { Plan } from '#queries/plans.ts';
import { Card, Grid, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { type Figure, StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Answers, RateForm, USUAL_RAKE } from './rate-form.tsx';

interface CalculatorProps {
  readonly deals: readonly Deal[];
  readonly plans: readonly Plan[];
}

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

interface EdgeEstimateProps {
  /** Of one month; null while the rake is not known. */
  readonly edge: string | null;
  readonly multiplier: string;
  /** It follows a change by the person, so it is announced. */
  readonly isAnswer: boolean;
}

function EdgeEstimate({ edge, multiplier, isAnswer }: EdgeEstimateProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const amount = edge === null ? null : formatEdge(edge, locale);
  const rate = formatEdgePerDollar(multiplier, locale);
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{isAnswer && amount !== null && t`About ${amount} Edge in a month`}</span>
      </VisuallyHidden>
      <StatFigure
        size="large"
        label={t`Edge in a month, estimated`}
        figure={
          amount === null
            ? { state: 'unknown', label: t`Not known yet` }
            : { state: 'known', value: amount, unit: t`Edge` }
        }
        footnote={i18n._(edgePerDollar(rate))}
      />
    </div>
  );
}

interface TierEstimatesProps {
  readonly tiers: readonly EdgePlan[];
  /** Of one month; null while the rake is not known. */
  readonly edge: string | null;
}

function TierEstimates({ tiers, edge }: TierEstimatesProps) {
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
        <Trans>In 12 months like this, your Edge could pay for one of these:</Trans>
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

const MONTHS = 12;

interface TierEstimateProps {
  readonly plan: EdgePlan;
  /** Of one month; null while it is not known. */
  readonly edge: string | null;
}

function TierEstimate({ plan, edge }: TierEstimateProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const price = formatEdge(plan.price, locale);
  const months = edge === null ? null : timesPaid(edge, plan.price, MONTHS);
  const first = edge === null ? null : monthsUntilPaid(edge, plan.price);
  const figure: Figure =
    months === null
      ? { state: 'unknown', label: t`Not known yet` }
      : {
          state: 'known',
          value: t`${plural(months, { one: '# month', other: '# months' })}`,
        };
  return (
    <StatFigure
      label={i18n._(planTierName[plan.tier])}
      figure={figure}
      footnote={
        first === null
          ? t`${price} Edge for a month`
          : t`${price} Edge for a month. You’d have enough after ${plural(first, { one: '# month', other: '# months' })}.`
      }
    />
  );
}

function Assumptions() {
  return (
    <Stack gap={3}>
      <Text as="div" size="small" tone="muted">
        <Stack as="ul" gap={2}>
          <li>
            <Trans>Rooms count rake differently, and deals can change or end.</Trans>
          </li>
          <li>
            <Trans>We use today’s prices and round down.</Trans>
          </li>
          <li>
            <Trans>Never play more than you would without Edge.</Trans>
          </li>
        </Stack>
      </Text>
    </Stack>
  );
}
