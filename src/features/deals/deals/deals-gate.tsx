import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useOpenDeals } from '#hooks/use-open-deals.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { dealsQuery } from '#queries/deals.ts';
import { DealsLoadError } from './parts/deals-load-error.tsx';
import { DealsSkeleton } from './parts/deals-skeleton.tsx';
import { NoDeals } from './parts/no-deals.tsx';

/** Deals and where they are offered, as pages hand them to what shows them. */
export interface OfferedDeals {
  readonly deals: readonly Deal[];
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

interface DealsGateProps {
  /** Only those of the home page. */
  readonly top?: true;
  readonly children: (offered: OfferedDeals) => ReactNode;
}

const NONE: readonly Deal[] = [];

/**
 * Shows what is made of the deals as soon as they are there. Deals that were read before stay when a later reading
 * fails, and only an answer without deals says that there are none (scenario 43).
 */
export function DealsGate({ top, children }: DealsGateProps) {
  const { t } = useLingui();
  const { data, isError, error, isFetching, refetch } = useQuery(
    dealsQuery(top === undefined ? {} : { top }),
  );
  const deals = useOpenDeals(data?.results ?? NONE);
  const retry = {
    label: t`Try again`,
    pendingLabel: t`Loading the deals`,
    isPending: isFetching,
    onPress: () => void refetch(),
  };
  const level = top === undefined ? 2 : 3;
  if (data === undefined)
    return isError ? <DealsLoadError level={level} error={error} retry={retry} /> : <DealsSkeleton />;
  return (
    <Stack gap={6}>
      {isError && (
        <Notice
          intent="caution"
          action={
            <NativeButton variant="secondary" size="small" onPress={retry.onPress}>
              {isFetching ? retry.pendingLabel : retry.label}
            </NativeButton>
          }
        >
          <Trans>We could not look for newer deals. Those below were read earlier.</Trans>
        </Notice>
      )}
      {deals.length === 0 ? (
        <NoDeals level={level} country={data.country} />
      ) : (
        children({ deals, country: data.country })
      )}
    </Stack>
  );
}
