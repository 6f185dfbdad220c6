import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';

import { NO_PLANS, planTierName, startsWithinADay } from '#i18n/plan-messages.ts';
import { compareDecimals } from '#lib/decimal.ts';
import { pricedPlans, TIERS } from '#domain/plans.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { plansQuery, type Plan } from '#queries/plans.ts';
import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';
import { CardFoot, CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { CalendarIcon, StarIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { PlanCard, PlanContents, type PlanCardProps } from './plan-card.tsx';
import { intervalName, priceFor } from './plan-choice.messages.ts';
import { useMultipliers, usePendingTier } from './plan-choice.queries.ts';
import { Standing } from './standing.tsx';

interface IntervalChoiceProps {
  readonly interval: PlanInterval;
  readonly onInterval: (interval: PlanInterval) => void;
}

interface PlanChoiceProps
  extends IntervalChoiceProps, Pick<PlanCardProps, 'balance' | 'subscriptions' | 'hasReports' | 'onChoose'> {
  /** A redemption is in progress on this page, so no plan can be chosen. */
  readonly isClosed: boolean;
}

/** Does not render while the dialog over it does. */
export const PlanChoice = memo(function PlanChoice({ interval, onInterval, ...choice }: PlanChoiceProps) {
  const { t } = useLingui();
  const { balance, subscriptions, hasReports } = choice;
  const now = useNowAtEnds(subscriptions.map(({ expiration_date }) => expiration_date));
  const plans = useQuery(plansQuery());
  const { isKnown, pendingTier } = usePendingTier();
  return (
    <>
      <Standing balance={balance} subscriptions={subscriptions} pending={pendingTier} now={now} />
      <Stack as="section" gap={5}>
        <Inline justify="between">
          <Heading level={2}>
            <Trans>Choose a plan</Trans>
          </Heading>
          <IntervalChoice interval={interval} onInterval={onInterval} />
        </Inline>
        <QueryContent
          // Wait for both, so that the button of a card does not disappear again.
          query={{ ...plans, data: isKnown ? plans.data : undefined }}
          failed={t`We couldn’t load the plans.`}
          loading={t`Loading the plans`}
          placeholder={<PlansSkeleton interval={interval} hasReports={hasReports} />}
        >
          {(data) => (
            <Plans
              {...choice}
              plans={data}
              interval={interval}
              now={now}
              blocker={pendingTier !== null ? 'pending' : choice.isClosed ? 'atWork' : null}
            />
          )}
        </QueryContent>
      </Stack>
    </>
  );
});

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
    return <EmptyState level={3} icon={<StarIcon />} title={i18n._(NO_PLANS)} />;
  }
  return (
    <Stack gap={4}>
      <CardList column="medium" isRagged>
        {offered.map((priced) => (
          <PlanCard key={priced.plan.id} {...choice} priced={priced} multipliers={multipliers} />
        ))}
      </CardList>
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {i18n._(startsWithinADay)}
        </Text>
        {isShort && multipliers !== null && (
          <Text size="small" tone="muted">
            <Trans>The rake is an estimate. It depends on the room.</Trans>
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function IntervalChoice({ interval, onInterval }: IntervalChoiceProps) {
  const { i18n, t } = useLingui();
  return (
    <div role="group" aria-label={t`Choose a plan`}>
      <Inline gap={2}>
        {(Object.keys(intervalName) as PlanInterval[]).map((one) => (
          <ToggleButton
            key={one}
            icon={<CalendarIcon />}
            isPressed={one === interval}
            onPress={() => {
              if (one !== interval) onInterval(one);
            }}
          >
            {i18n._(intervalName[one])}
          </ToggleButton>
        ))}
      </Inline>
    </div>
  );
}

/** The part of the cards that is known without the server, as high as the loaded cards. */
function PlansSkeleton({ interval, hasReports }: Pick<PlanChoiceProps, 'interval' | 'hasReports'>) {
  const { i18n, t } = useLingui();
  return (
    <CardList column="medium" isRagged>
      {TIERS.map((tier) => (
        <CardListItem key={tier}>
          <Heading level={3} size="medium">
            {i18n._(planTierName[tier])}
          </Heading>
          <Stack gap={2}>
            <StatFigure
              label={i18n._(priceFor[interval])}
              figure={{ state: 'loading', label: t`Loading the plans` }}
            />
            <Text size="small">
              <Skeleton width="full" />
            </Text>
          </Stack>
          <PlanContents tier={tier} hasReports={hasReports} />
          <CardFoot>
            <Skeleton shape="block" height="card" />
          </CardFoot>
        </CardListItem>
      ))}
    </CardList>
  );
}
