import { Trans } from '@lingui/react/macro';

import { Statement } from '#features/rewards/statement/statement.tsx';
import { routes } from '#routes.ts';
import { useSearch } from '../../use-search.ts';
import { RewardsFrame } from './rewards-frame.tsx';

/** The print view of a month. The month is a search parameter. */
export function StatementPage({ query }: { readonly query: string }) {
  const [search, change] = useSearch(routes.statement, query);
  return (
    <RewardsFrame current="statement" title={<Trans>Monthly statement</Trans>}>
      <Statement
        month={search.month}
        onMonth={(month) => {
          change({ month }, 'step');
        }}
      />
    </RewardsFrame>
  );
}
