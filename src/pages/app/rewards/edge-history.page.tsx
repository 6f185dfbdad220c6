import { Trans } from '@lingui/react/macro';

import { EdgeHistory } from '#features/rewards/edge-history/edge-history.tsx';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { useSearch } from '../../use-search.ts';
import { RewardsFrame } from './rewards-frame.tsx';

export function EdgeHistoryPage({ query }: { readonly query: string }) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <RewardsFrame current="edgeHistory" title={<Trans>Edge History</Trans>}>
      <Ledger query={query} member={user.id} />
    </RewardsFrame>
  );
}

/** A component of its own, so that a filter renders nothing else. */
function Ledger({ query, member }: { readonly query: string; readonly member: number }) {
  const [search, change] = useSearch(routes.edgeHistory, query);
  return <EdgeHistory member={member} search={search} onSearch={change} />;
}
