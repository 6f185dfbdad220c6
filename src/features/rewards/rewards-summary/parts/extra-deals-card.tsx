import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { readTogether } from '#reading/reading.ts';
import { dealsQuery } from '#queries/deals.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { CardReading } from '#reading/card-reading.tsx';
import { ExtraDeals } from './extra-deals.tsx';

/** Deals of the player's country at rooms where the player has no username yet. */
export function ExtraDealsCard() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Extra Deals`}>
      <CardReading
        reading={readTogether(useQuery(dealsQuery()), useQuery(roomAccountsQuery()))}
        failed={t`The deals did not load.`}
        loading={t`Loading the deals`}
        placeholder={<Skeleton shape="block" height="card" />}
      >
        {([{ results }, accounts]) => <ExtraDeals deals={results} accounts={accounts} />}
      </CardReading>
      <div>
        <Link href={routes.deals.href()} variant="standalone">
          <Trans>See all deals</Trans>
        </Link>
      </div>
    </SectionCard>
  );
}
