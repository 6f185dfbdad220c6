import { Trans, useLingui } from '@lingui/react/macro';

import { LoadError } from '#loading/load-error.tsx';

interface RoomLoadErrorProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Nothing is known of the room yet, not even whether it exists. */
export function RoomLoadError(query: RoomLoadErrorProps) {
  const { t } = useLingui();
  return (
    <LoadError level={2} title={t`The room did not load.`} pendingLabel={t`Loading the room`} {...query}>
      <Trans>Do not go to the room by another link: it would not be tracked.</Trans>
    </LoadError>
  );
}
