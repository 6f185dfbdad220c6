import { Trans } from '@lingui/react/macro';
import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';

import { useLate } from '#loading/use-late.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** Says when something that a page reads does not come, and asks for it anew on a press. */
export function SlowReading() {
  const client = useQueryClient();
  const { isLate, startOver } = useLate(useIsFetching({ predicate: isFirstReading }) > 0);
  const tryAgain = async () => {
    startOver();
    const hanging = new Set(client.getQueryCache().findAll({ predicate: isFirstReading }));
    const predicate = (query: Query) => hanging.has(query);
    // What has no data yet is not given up by asking again alone.
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
      {isLate && <Trans>Some of this page takes longer than usual to load.</Trans>}
    </Notice>
  );
}

function isFirstReading({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus === 'fetching';
}
