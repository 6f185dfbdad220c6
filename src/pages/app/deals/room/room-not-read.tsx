import { Trans, useLingui } from '@lingui/react/macro';

import { NotRead } from '#reading/not-read.tsx';

interface RoomNotReadProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Nothing is known of the room yet, not even whether it exists. */
export function RoomNotRead(query: RoomNotReadProps) {
  const { t } = useLingui();
  return (
    <NotRead level={2} title={t`The room did not load.`} pendingLabel={t`Loading the room`} {...query}>
      <Trans>Do not go to the room by another link: it would not be tracked.</Trans>
    </NotRead>
  );
}
