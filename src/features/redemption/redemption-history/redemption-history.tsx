import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { NO_REDEMPTIONS, planTierName, subscriptionActive } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { useNow } from '#hooks/use-now.ts';
import { edgeChanged } from '#queries/edge-changed.ts';
import { redemptionsQuery, type Redemption } from '#queries/redemptions.ts';
import { CardList } from '#ui/card-list/card-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { GiftIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { expectedBy, RedemptionCard, type RedemptionCardProps } from './redemption-card.tsx';

export function RedemptionHistory({ help }: Pick<RedemptionCardProps, 'help'>) {
  const { t, i18n } = useLingui();
  const query = useRedemptions();
  const settled = useSettled(query.data);
  const now = useNow((query.data ?? []).flatMap(changesOf), query.dataUpdatedAt);
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>
        <Trans>Your redemptions</Trans>
      </Heading>
      <Notice intent={settled.some(({ status }) => status === 'failed') ? 'caution' : 'positive'}>
        {settled.map((redemption) => (
          <SettledMessage key={redemption.id} redemption={redemption} />
        ))}
      </Notice>
      <QueryContent
        query={query}
        failed={t`We couldn’t load your redemptions.`}
        loading={t`Loading your redemptions`}
        placeholder={<Skeleton shape="block" height="chart" />}
      >
        {(redemptions) =>
          redemptions.length === 0 ? (
            <EmptyState level={3} icon={<GiftIcon />} title={i18n._(NO_REDEMPTIONS)} />
          ) : (
            <CardList isRagged>
              {redemptions.map((redemption) => (
                <RedemptionCard key={redemption.id} redemption={redemption} now={now} help={help} />
              ))}
            </CardList>
          )
        }
      </QueryContent>
    </Stack>
  );
}

/** When the text about a redemption changes without a refetch. */
function changesOf(redemption: Redemption): string[] {
  if (redemption.status === 'pending') return [expectedBy(redemption)];
  return redemption.active_until === null ? [] : [redemption.active_until];
}

/** A hidden tab does not refetch. */
const PENDING_REFETCH_MS = 60_000;

function useRedemptions() {
  return useQuery({
    ...redemptionsQuery(),
    refetchInterval: ({ state: { data } }) => (isOnePending(data) ? PENDING_REFETCH_MS : false),
    refetchOnWindowFocus: ({ state: { data } }) => (isOnePending(data) ? 'always' : true),
  });
}

function isOnePending(all: readonly Redemption[] = []): boolean {
  return all.some(({ status }) => status === 'pending');
}

/** The redemptions that the last refetch found settled. */
function useSettled(redemptions: readonly Redemption[] | undefined): readonly Redemption[] {
  const client = useQueryClient();
  const [seen, setSeen] = useState(redemptions);
  const [settled, setSettled] = useState<readonly Redemption[]>([]);
  if (seen !== redemptions) {
    setSeen(redemptions);
    const now = settledSince(seen ?? [], redemptions ?? []);
    if (now.length > 0) setSettled(now);
  }
  useEffect(() => {
    if (settled.length === 0) return;
    edgeChanged(client);
  }, [client, settled]);
  return settled;
}

function settledSince(before: readonly Redemption[], now: readonly Redemption[]): Redemption[] {
  const pending = new Set(before.filter(({ status }) => status === 'pending').map(({ id }) => id));
  return now.filter(({ id, status }) => (status === 'completed' || status === 'failed') && pending.has(id));
}

function SettledMessage({ redemption }: { readonly redemption: Redemption }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { plan, status, edge_amount, active_until } = redemption;
  const tier = i18n._(planTierName[plan.tier]);
  if (status === 'failed') {
    const edge = formatEdge(edge_amount, locale);
    return (
      <p>
        <Trans>
          Your {tier} redemption failed. {edge} Edge is back in your balance.
        </Trans>
      </p>
    );
  }
  const end = active_until === null ? null : formatUtcDay(endDay(active_until), locale);
  return (
    <p>
      {end === null ? (
        i18n._(subscriptionActive)
      ) : (
        <Trans>
          Your {tier} is active until {end}.
        </Trans>
      )}
    </p>
  );
}
