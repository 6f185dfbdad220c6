import { Trans } from '@lingui/react/macro';

import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface Refetchable {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Some of what goes could not be read. It is not known, and it goes all the same. */
export function LoadError({ readings }: { readonly readings: readonly Refetchable[] }) {
  const failed = readings.filter(({ isError }) => isError);
  return (
    <Notice
      intent="caution"
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={failed.some(({ isFetching }) => isFetching)}
          onPress={() => {
            failed.forEach(({ refetch }) => void refetch());
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failed.length > 0 && (
        <Trans>Not everything could be read. It is deleted with the account all the same.</Trans>
      )}
    </Notice>
  );
}
