import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { dealValue, edgeValue } from '#domain/deal-value.ts';
import { dealsToJoin } from '#domain/deals.ts';
import { useOpenDeals } from '#hooks/use-open-deals.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { combineQueries } from '#loading/query-state.ts';
import { dealsQuery, type Deal } from '#queries/deals.ts';
import { plansQuery } from '#queries/plans.ts';
import { roomAccountsQuery, type RoomAccount } from '#queries/room-accounts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPercentage } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { FoldingCard } from '#ui/phone-fold/phone-fold.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

export function ExtraDealsCard() {
  const { t } = useLingui();
  return (
    <FoldingCard title={t`Extra Deals`}>
      <QueryContent
        query={combineQueries(useQuery(dealsQuery()), useQuery(roomAccountsQuery()))}
        failed={t`We couldn’t load this.`}
        loading={t`Loading`}
        placeholder={<Skeleton shape="block" height="card" />}
      >
        {([{ results }, accounts]) => <ExtraDeals deals={results} accounts={accounts} />}
      </QueryContent>
      <div>
        <Link href={routes.deals.href()} variant="standalone">
          <Trans>See the deals</Trans>
        </Link>
      </div>
    </FoldingCard>
  );
}

interface ExtraDealsProps {
  readonly deals: readonly Deal[];
  readonly accounts: readonly RoomAccount[];
}

const MOST_SHOWN = 3;

function ExtraDeals({ deals, accounts }: ExtraDealsProps) {
  const { locale } = useLanguage();
  const open = useOpenDeals(deals);
  const { data: plans } = useQuery(plansQuery());
  const worth = edgeValue(plans ?? []);
  const extra = dealsToJoin(open, accounts, worth);
  const count = extra.length;
  if (open.length === 0) {
    return (
      <Text tone="strong" weight="medium">
        <Trans>No Deals Available</Trans>
      </Text>
    );
  }
  if (count === 0) {
    return (
      <Text tone="muted">
        <Trans>You’ve joined every room that has a deal in your country.</Trans>
      </Text>
    );
  }
  return (
    <>
      <Text>
        <Plural
          value={count}
          one="# deal at rooms you haven’t joined"
          other="# deals at rooms you haven’t joined"
        />
      </Text>
      <Stack as="ul" gap={3}>
        {extra.slice(0, MOST_SHOWN).map((deal) => {
          const { id, title, room } = deal;
          const total = dealValue(deal, worth)?.total;
          const value = total === undefined ? null : formatPercentage(total, locale);
          return (
            <li key={id}>
              <Inline justify="between" align="baseline">
                <Link href={routes.room.href({ room: room.slug })} variant="standalone">
                  <bdi>{room.name}</bdi>
                </Link>
                <Text size="small" tone="muted">
                  <bdi>{title}</bdi>
                </Text>
              </Inline>
              {value !== null && (
                <Text size="small">
                  <Trans>Rakeback plus Edge: {value} of net rake</Trans>
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
      <Text size="small" tone="muted">
        <Trans>
          Advertising: our partner rooms pay us when you join through us and play. It costs you nothing.
        </Trans>
      </Text>
    </>
  );
}
