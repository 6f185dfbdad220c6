import { Trans } from '@lingui/react/macro';

import { EdgeHistory } from '#features/rewards/edge-history/edge-history.tsx';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { useSearch } from '../../use-search.ts';
import { RewardsFrame } from './rewards-frame.tsx';

export function EdgeHistoryPage({ query }: { readonly query: string }) {
  const { user } = useSession();
  const [search, change] = useSearch(routes.edgeHistory, query);
  if (user === null) return null;
  return (
    <RewardsFrame current="edgeHistory" title={<Trans>Edge History</Trans>}>
      <EdgeHistory member={user.id} search={search} onSearch={change} />
    </RewardsFrame>
  );
}
