import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { edgeValue } from '#domain/deal-value.ts';
import { dealsToJoin } from '#domain/deals.ts';
import { type NextStep, nextStep } from '#domain/next-step.ts';
import type { EdgePlan } from '#domain/plans.ts';
import { isWaiting } from '#domain/report-stage.ts';
import { useDismissedReports } from '#hooks/use-dismissed-reports.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { useOpenDeals } from '#hooks/use-open-deals.ts';
import { planName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { dealsQuery, type Deal } from '#queries/deals.ts';
import { plansQuery } from '#queries/plans.ts';
import { redemptionsQuery } from '#queries/redemptions.ts';
import { roomAccountsQuery, type RoomAccount } from '#queries/room-accounts.ts';
import { routes } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

interface NextStepCardProps {
  readonly balance: string;
  /** The reminder above the page is then the next step. */
  readonly hasOpenedRoom: boolean;
}

/** Waits for all that it depends on, so that one step does not take the place of another. */
export function NextStepCard(props: NextStepCardProps) {
  const { t } = useLingui();
  const reports = useQuery(roomAccountsQuery());
  const plans = useQuery(plansQuery());
  const redemptions = useQuery(redemptionsQuery());
  const deals = useQuery(dealsQuery());
  const dismissed = useDismissedReports();
  const open = useOpenDeals(deals.data?.results);
  const now = useNowAtEnds((reports.data ?? []).filter(isWaiting).map(({ due_at }) => due_at));
  if (props.hasOpenedRoom) return null;
  if ([reports, plans, redemptions, deals].some(isAwaited)) {
    return (
      <Card padding="large">
        <SkeletonGroup label={t`Loading`}>
          <Skeleton width="short" />
          <Skeleton shape="heading" width="medium" />
          <Skeleton width="long" />
        </SkeletonGroup>
      </Card>
    );
  }
  const step = nextStep({
    ...props,
    reports: reports.data,
    dismissed,
    plans: plans.data,
    redemptions: redemptions.data,
    dealsToJoin: dealsToJoin(open, reports.data ?? [], edgeValue(plans.data ?? [])),
    now,
  });
  return step === null ? null : <Step step={step} />;
}

/** A query that has failed once may still succeed; the step does not wait for it. */
function isAwaited({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean {
  return isPending && failureCount === 0;
}

function Step({ step }: { readonly step: NextStep }) {
  switch (step.kind) {
    case 'reportUsername':
      return null;
    case 'askAboutReport':
      return <AskAboutReport report={step.report} />;
    case 'correctReport':
      return <CorrectReport report={step.report} />;
    case 'redeem':
      return <Redeem plan={step.plan} />;
    case 'waitForReview':
      return <WaitForReview report={step.report} />;
    case 'joinFirstRoom':
      return <JoinFirstRoom />;
    case 'joinRoom':
      return <JoinRoom deal={step.deal} />;
  }
}

interface StepCardProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function StepCard({ title, action, children }: StepCardProps) {
  return (
    <Card as="section" padding="large">
      <Inline gap={5} justify="between">
        <Stack gap={2}>
          <Text as="div" size="small" tone="muted" weight="medium">
            <Trans>Your next step</Trans>
          </Text>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{children}</Text>
        </Stack>
        {action}
      </Inline>
    </Card>
  );
}

function AskAboutReport({ report: { room, due_at } }: { readonly report: RoomAccount }) {
  const { name } = room;
  const { locale } = useLanguage();
  const due = formatLongMoment(due_at, locale);
  return (
    <StepCard
      title={
        <Trans>
          <bdi>{name}</bdi> hasn’t answered yet
        </Trans>
      }
      action={
        <ButtonLink href={routes.room.href({ room: room.slug })}>
          <Trans>See your account</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        The room should have answered by <bdi>{due}</bdi>. Write to us and we’ll ask.
      </Trans>
    </StepCard>
  );
}

function CorrectReport({ report: { room, username } }: { readonly report: RoomAccount }) {
  const { name } = room;
  return (
    <StepCard
      title={
        <Trans>
          <bdi>{name}</bdi> couldn’t connect <bdi>{username}</bdi>
        </Trans>
      }
      action={
        <ButtonLink href={routes.room.href({ room: room.slug, report: 'open' })}>
          <Trans>Fix and send again</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your rake counts once the room has confirmed your username.</Trans>
    </StepCard>
  );
}

function Redeem({ plan }: { readonly plan: EdgePlan }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const name = planName(plan, i18n);
  const price = formatEdge(plan.price, locale);
  return (
    <StepCard
      title={<Trans>You can redeem {name}</Trans>}
      action={
        <ButtonLink href={routes.redeem.href()}>
          <Trans>See the plans</Trans>
        </ButtonLink>
      }
    >
      <Trans>It costs {price} Edge and starts within 24 hours.</Trans>
    </StepCard>
  );
}

function WaitForReview({ report: { room, username, due_at } }: { readonly report: RoomAccount }) {
  const { name } = room;
  const { locale } = useLanguage();
  const due = formatLongMoment(due_at, locale);
  return (
    <StepCard
      title={
        <Trans>
          <bdi>{name}</bdi> is checking <bdi>{username}</bdi>
        </Trans>
      }
    >
      <Trans>
        We’ll email you by <bdi>{due}</bdi>.
      </Trans>
    </StepCard>
  );
}

function JoinFirstRoom() {
  return (
    <StepCard
      title={<Trans>Choose your first room</Trans>}
      action={
        <ButtonLink href={routes.deals.href()}>
          <Trans>See the deals</Trans>
        </ButtonLink>
      }
    >
      <Trans>Sign up through one of our deals, then report your username so your rake counts.</Trans>
    </StepCard>
  );
}

function JoinRoom({ deal: { room, title } }: { readonly deal: Deal }) {
  const { name } = room;
  return (
    <StepCard
      title={<Trans>Look at a new deal</Trans>}
      action={
        <ButtonLink href={routes.room.href({ room: room.slug })}>
          <Trans>
            See <bdi>{name}</bdi>
          </Trans>
        </ButtonLink>
      }
    >
      <bdi>{title}</bdi>
    </StepCard>
  );
}
