import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { Link } from '#ui/link/link.tsx';

/** The room has no deal that is open, so there is nothing that a report could be for. */
export function NoDeal() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      icon={<SpadeIcon />}
      title={t`No Deals Available`}
      action={
        <Link href={routes.deals.href()} variant="standalone">
          {t`See the open deals`}
        </Link>
      }
    >
      <Trans>
        A username is reported for a deal, and this room has none in your country now. If you signed up by one
        that has ended, <Link href={routes.support.href()}>contact support</Link>.
      </Trans>
    </EmptyState>
  );
}
