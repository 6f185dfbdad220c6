import { Trans, useLingui } from '@lingui/react/macro';

import { NotRead } from '../../../../reading/not-read.tsx';

interface RoomNotReadProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Nothing is known of the room yet, not even whether it exists. */
export function RoomNotRead({ isPending, onRetry }: RoomNotReadProps) {
  const { t } = useLingui();
  return (
    <NotRead
      level={2}
      title={t`The room did not load.`}
      pendingLabel={t`Loading the room`}
      isPending={isPending}
      onRetry={onRetry}
    >
      <Trans>
        Check your connection and try again. Do not go to the room by another link: it would not be tracked.
      </Trans>
    </NotRead>
  );
}
