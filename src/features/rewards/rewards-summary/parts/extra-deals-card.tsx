import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { combineQueries } from '#loading/query-state.ts';
import { dealsQuery } from '#queries/deals.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { ExtraDeals } from './extra-deals.tsx';

/** Deals of the player's country at rooms where the player has no username yet. */
export function ExtraDealsCard() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Extra Deals`}>
      <QueryContent
        reading={combineQueries(useQuery(dealsQuery()), useQuery(roomAccountsQuery()))}
        failed={t`The deals did not load.`}
        loading={t`Loading the deals`}
        placeholder={<Skeleton shape="block" height="card" />}
      >
        {([{ results }, accounts]) => <ExtraDeals deals={results} accounts={accounts} />}
      </QueryContent>
      <div>
        <Link href={routes.deals.href()} variant="standalone">
          <Trans>See all deals</Trans>
        </Link>
      </div>
    </SectionCard>
  );
}
