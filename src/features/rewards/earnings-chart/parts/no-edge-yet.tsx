import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CoinsIcon } from '#ui/icons/coins-icon.ts';
import { Link } from '#ui/link/link.tsx';

/** Both months were read, and nothing has come in on any of their days. */
export function NoEdgeYet() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CoinsIcon />}
      level={3}
      title={t`No Edge yet`}
      action={
        <Link href={routes.deals.href()} variant="standalone">
          {t`Browse deals`}
        </Link>
      }
    >
      <Trans>Play at a room of ours under a deal. Each day’s Edge then shows here as a column.</Trans>
    </EmptyState>
  );
}
