import { Trans } from '@lingui/react/macro';
import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';

import { useLate } from '#loading/use-late.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** Says when a query takes longer than usual, and can fetch it again. */
export function SlowLoading() {
  const client = useQueryClient();
  const { isLate, startOver } = useLate(useIsFetching({ predicate: isFirstFetch }) > 0);
  const tryAgain = async () => {
    startOver();
    const hanging = new Set(client.getQueryCache().findAll({ predicate: isFirstFetch }));
    const predicate = (query: Query) => hanging.has(query);
    // `refetchQueries` alone does not cancel a pending first fetch.
    await client.cancelQueries({ predicate });
    await client.refetchQueries({ predicate });
  };
  return (
    <Notice
      placement="lead"
      action={
        <NativeButton variant="secondary" size="small" onPress={() => void tryAgain()}>
          <Trans>Try again</Trans>
        </NativeButton>
      }
    >
      {isLate && <Trans>This is taking longer than usual.</Trans>}
    </Notice>
  );
}

function isFirstFetch({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus === 'fetching';
}
