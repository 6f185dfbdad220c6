import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { totalsOf } from '#domain/earnings-columns.ts';
import { isWaiting } from '#domain/report-stage.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { NO_REDEMPTION, PENDING_REDEMPTION, planTierName, redemptionStatus } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatDecimal, formatEdge } from '#lib/format-decimal.ts';
import { subtractDecimals } from '#lib/decimal.ts';
import { isRunning } from '#domain/subscriptions.ts';
import type { QueryState } from '#loading/query-state.ts';
import { earningsQuery } from '#queries/earnings.ts';
import { redemptionStatusQuery } from '#queries/redemptions.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import type { Account, Subscription } from '#queries/account.ts';
import { Button } from '#ui/button/button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

/** Always refetch what a deletion would lose. */
const fresh = { refetchOnMount: 'always' } as const;

/** Edge earned this month that is not in the balance yet, as a decimal string. */
function useUncreditedEdge() {
  return useQuery({
    ...earningsQuery('this_month'),
    ...fresh,
    select: ({ rows }) => {
      const { edge_earned: earned, edge_credited: credited } = totalsOf(rows);
      const left = subtractDecimals(earned, credited);
      return left.startsWith('-') ? '0.00' : left;
    },
  });
}

/** The number of reported usernames that wait for verification. */
function usePendingReports() {
  return useQuery({
    ...roomAccountsQuery(),
    ...fresh,
    select: (accounts) => accounts.filter(isWaiting).length,
  });
}

/** How the latest redemption stands, and of which plan it is. */
export function useLatestRedemption() {
  return useQuery({ ...redemptionStatusQuery(), ...fresh });
}

/** The current list of everything that is lost with the account. */
export function Losses({ account }: { readonly account: Account }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const uncredited = useUncreditedEdge();
  const reports = usePendingReports();
  const redemption = useLatestRedemption();
  const now = useNowAtEnds(account.subscriptions.map(({ expiration_date }) => expiration_date));
  const running = account.subscriptions.filter((subscription) => isRunning(subscription, now));
  const inEdge = (balance: string) => {
    const amount = formatEdge(balance, locale);
    return t`${amount} Edge`;
  };
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2}>
        <LossRow label={t`Edge balance`} query={{ data: account.edge_balance, isError: false }}>
          {inEdge}
        </LossRow>
        <LossRow label={t`Edge not credited yet`} query={uncredited}>
          {inEdge}
        </LossRow>
        <LossRow label={t`Usernames being checked`} query={reports}>
          {(count) =>
            count === 0 ? t({ message: 'None', context: 'usernames' }) : formatDecimal(String(count), locale)
          }
        </LossRow>
        <LossRow label={i18n._(PENDING_REDEMPTION)} query={redemption}>
          {({ status, plan }) => {
            if (status === 'unknown') return i18n._(redemptionStatus.unknown);
            return status === 'pending' && plan !== null
              ? i18n._(planTierName[plan.tier])
              : i18n._(NO_REDEMPTION);
          }}
        </LossRow>
        <LossRow label={t`Subscriptions`} query={{ data: running, isError: false }}>
          {(subscriptions) =>
            subscriptions.length === 0 ? (
              t({ message: 'None', context: 'subscriptions' })
            ) : (
              <SubscriptionEndings subscriptions={subscriptions} />
            )
          }
        </LossRow>
      </Stack>
      <LossesNotLoaded queries={[uncredited, reports, redemption]} />
    </Stack>
  );
}

interface LossRowProps<T> {
  readonly label: string;
  readonly query: Pick<QueryState<T>, 'data' | 'isError'>;
  readonly children: (data: T) => ReactNode;
}

/** One item that is lost with the account. A load error is never shown as "None". */
function LossRow<T>({ label, query, children }: LossRowProps<T>) {
  return (
    <li>
      <Inline justify="between" align="baseline" gap={4} isWrapping={false}>
        <Text as="span" tone="muted">
          {label}
        </Text>
        <Amount query={query}>{children}</Amount>
      </Inline>
    </li>
  );
}

function Amount<T>({ query: { data, isError }, children }: Omit<LossRowProps<T>, 'label'>) {
  const { t } = useLingui();
  if (data !== undefined) {
    return (
      <Text as="div" tone="strong" weight="semibold">
        {children(data)}
      </Text>
    );
  }
  if (isError) {
    return (
      <Text as="span" tone="caution">
        <Trans>Not loaded</Trans>
      </Text>
    );
  }
  return (
    <SkeletonGroup label={t`Loading your account`}>
      <Skeleton width="short" />
    </SkeletonGroup>
  );
}

function SubscriptionEndings({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  return (
    <Stack gap={1}>
      {subscriptions.map(({ id, plan, expiration_date }) => {
        const tier = i18n._(planTierName[plan.tier]);
        const day = formatUtcDay(endDay(expiration_date), locale);
        return (
          <span key={id}>
            <Trans>
              {tier}, until {day}
            </Trans>
          </span>
        );
      })}
    </Stack>
  );
}

/** Warns that some items did not load and are lost nevertheless. */
function LossesNotLoaded({ queries }: { readonly queries: readonly QueryState<unknown>[] }) {
  const failed = queries.filter(({ isError }) => isError);
  return (
    <Notice
      intent="caution"
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={failed.some(({ isFetching }) => isFetching)}
          onPress={() => {
            failed.forEach(({ refetch }) => void refetch());
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failed.length > 0 && <Trans>We couldn’t load everything. You’ll lose that too.</Trans>}
    </Notice>
  );
}
