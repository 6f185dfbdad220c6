import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { JoinedRoomsContext, useJoinedRooms } from '#features/deals/room-accounts/joined-rooms.tsx';
import { useOpenDeals } from '#hooks/use-open-deals.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { LoadError } from '#loading/load-error.tsx';
import { dealsQuery, type Deal } from '#queries/deals.ts';
import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { CardFoot, CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { EdgeValueContext, useEdgeValue } from './deal-value.tsx';

export interface OfferedDeals {
  readonly deals: readonly Deal[];
  /** ISO 3166-1 alpha-2, where the deals are offered. */
  readonly country: string;
}

interface DealsGateProps {
  /** Only the deals of the home page. */
  readonly top?: true;
  readonly children: (offered: OfferedDeals) => ReactNode;
}

/** Deals that were loaded before stay when a later query fails; only an answer without deals is empty (scenario 43). */
export function DealsGate({ top, children }: DealsGateProps) {
  const { t } = useLingui();
  const { data, isError, error, isFetching, refetch } = useQuery(
    dealsQuery(top === undefined ? {} : { top }),
  );
  const deals = useOpenDeals(data?.results);
  const edgeValue = useEdgeValue();
  const joinedRooms = useJoinedRooms();
  const pendingLabel = t`Loading`;
  const onRetry = () => void refetch();
  const level = top === undefined ? 2 : 3;
  if (data === undefined && isError) {
    return (
      <LoadError
        level={level}
        isAnnounced
        title={t`We couldn’t load this.`}
        error={error}
        pendingLabel={pendingLabel}
        isPending={isFetching}
        onRetry={onRetry}
      />
    );
  }
  if (data === undefined) return <DealsSkeleton label={pendingLabel} />;
  return (
    <Stack gap={6}>
      {isError && (
        <Notice
          intent="caution"
          action={
            <NativeButton variant="secondary" size="small" onPress={onRetry}>
              {isFetching ? pendingLabel : t`Try again`}
            </NativeButton>
          }
        >
          <Trans>We couldn’t update the deals. These are from earlier.</Trans>
        </Notice>
      )}
      {deals.length === 0 ? (
        <NoDeals level={level} country={data.country} />
      ) : (
        <EdgeValueContext value={edgeValue}>
          <JoinedRoomsContext value={joinedRooms}>
            {children({ deals, country: data.country })}
          </JoinedRoomsContext>
        </EdgeValueContext>
      )}
    </Stack>
  );
}

function DealsSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <CardList>
        {[1, 2, 3, 4].map((card) => (
          <CardListItem key={card}>
            <Skeleton shape="heading" width="medium" />
            <Skeleton shape="block" height="chart" />
            <CardFoot>
              <Skeleton width="long" />
              <Skeleton shape="block" height="row" />
            </CardFoot>
          </CardListItem>
        ))}
      </CardList>
    </SkeletonGroup>
  );
}

interface NoDealsProps {
  readonly level: EmptyStateProps['level'];
  readonly country: string;
}

function NoDeals({ level, country: code }: NoDealsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const country = countryName(code, locale);
  return (
    <EmptyState
      level={level}
      icon={<SpadeIcon />}
      title={t`No Deals Available`}
      action={
        <Link href={routes.support.href()} variant="standalone">
          {t`Ask for a deal`}
        </Link>
      }
    >
      <Trans>
        Country: <bdi>{country}</bdi>. Tell us where you want to play, or come back later for new deals.
      </Trans>
    </EmptyState>
  );
}

/** Our commercial relation to the rooms, above every offer (checklist, E36). */
export function PartnerNote() {
  return (
    <Text size="small" tone="muted">
      <Trans>
        Advertising: our partner rooms pay us when you join through us and play. It costs you nothing.
      </Trans>
    </Text>
  );
}
