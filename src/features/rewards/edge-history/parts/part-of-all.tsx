import { Trans } from '@lingui/react/macro';

import { Text } from '#ui/text/text.tsx';

/** Paper holds what was read so far, and says so. */
export function PartOfAll({ shown, count }: { readonly shown: number; readonly count: number }) {
  return (
    <Text size="small">
      <Trans>
        These are {shown} of {count} movements. The others stand in the statement of their month, and in the
        file.
      </Trans>
    </Text>
  );
}
