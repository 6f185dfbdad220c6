import { Trans, useLingui } from '@lingui/react/macro';

import { LoadError } from '#loading/load-error.tsx';

interface NotLoadedProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** The deals or the plans could not be read, so that nothing can be estimated. */
export function NotLoaded(queries: NotLoadedProps) {
  const { t } = useLingui();
  return (
    <LoadError
      level={3}
      title={t`The calculator did not load.`}
      pendingLabel={t`Loading the calculator`}
      {...queries}
    >
      <Trans>It needs the deals of your country and the prices of the plans.</Trans>
    </LoadError>
  );
}
