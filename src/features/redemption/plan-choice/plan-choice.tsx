import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { NO_PLANS } from '#i18n/plan-messages.ts';
import { compareDecimals } from '#lib/decimal.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { useNowAtEnds } from '#hooks/use-now.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { CardList } from '#ui/card-list/card-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { StarIcon } from '#ui/icons/star-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { IntervalChoice, type IntervalChoiceProps } from './parts/interval-choice.tsx';
import type { PlanCardProps } from './parts/plan-card.tsx';
import { PlanCard } from './parts/plan-card.tsx';
import { PlansSkeleton } from './parts/plans-skeleton.tsx';
import { Standing } from './parts/standing.tsx';
import { plansQuery } from '#queries/plans.ts';
import { useMultipliers, usePendingPlan } from './plan-choice.queries.ts';
import { pricedPlans } from '#domain/plans.ts';

interface PlanChoiceProps
  extends IntervalChoiceProps, Pick<PlanCardProps, 'balance' | 'subscriptions' | 'hasReports' | 'onChoose'> {
  /** Another redemption is at work: none can be chosen. */
  readonly isClosed: boolean;
}

/** What Edge buys: each plan with what it contains, what it costs and what the balance lacks. */
export function PlanChoice({ interval, onInterval, ...choice }: PlanChoiceProps) {
  const { t } = useLingui();
  const { balance, subscriptions, hasReports } = choice;
  const now = useNowAtEnds(subscriptions.map(({ expiration_date }) => expiration_date));
  const plans = useQuery(plansQuery());
  const { isKnown, pendingTier } = usePendingPlan();
  return (
    <>
      <Standing balance={balance} subscriptions={subscriptions} onItsWay={pendingTier} now={now} />
      <Stack as="section" gap={5}>
        <Inline justify="between">
          <Heading level={2}>
            <Trans>Choose a plan</Trans>
          </Heading>
          <IntervalChoice interval={interval} onInterval={onInterval} />
        </Inline>
        <QueryContent
          // What may be redeemed depends on both; the button of a card must not go again.
          reading={{ ...plans, data: isKnown ? plans.data : undefined }}
          failed={t`The plans did not load.`}
          loading={t`Loading the plans`}
          placeholder={<PlansSkeleton interval={interval} hasReports={hasReports} />}
        >
          {(data) => (
            <Plans
              {...choice}
              plans={data}
              interval={interval}
              now={now}
              bar={pendingTier !== null ? 'onItsWay' : choice.isClosed ? 'atWork' : null}
            />
          )}
        </QueryContent>
      </Stack>
    </>
  );
}

interface PlansProps
  extends Omit<PlanCardProps, 'priced' | 'multipliers'>, Pick<IntervalChoiceProps, 'interval'> {
  readonly plans: readonly Plan[];
}

function Plans({ plans, interval, ...choice }: PlansProps) {
  const { i18n } = useLingui();
  const offered = pricedPlans(plans, interval);
  const isShort = offered.some(({ price }) => compareDecimals(price, choice.balance) > 0);
  const multipliers = useMultipliers(isShort);
  if (offered.length === 0) {
    return (
      <EmptyState level={3} icon={<StarIcon />} title={i18n._(NO_PLANS)}>
        <Trans>Choose another length above, or come back later. Your Edge stays yours.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <CardList column="medium">
        {offered.map((priced) => (
          <PlanCard key={priced.plan.id} {...choice} priced={priced} multipliers={multipliers} />
        ))}
      </CardList>
      <Text size="small" tone="muted">
        <Trans>A redeemed plan starts, or is extended, within 24 hours.</Trans>{' '}
        {isShort && multipliers !== null && (
          <Trans>
            What it takes in rake is an estimate, not a promise: each room counts rake in its own way.
          </Trans>
        )}
      </Text>
    </Stack>
  );
}
