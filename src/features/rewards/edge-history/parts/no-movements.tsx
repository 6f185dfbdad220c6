import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CoinsIcon } from '#ui/icons/coins-icon.ts';
import { ButtonLink } from '#ui/link/button-link.tsx';

/** Nothing has happened yet. */
export function NoMovements() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<CoinsIcon />}
      title={t`No movements yet`}
      action={<ButtonLink href={routes.deals.href()}>{t`See the deals`}</ButtonLink>}
    >
      <Trans>
        Join a poker room through a deal and play. The Edge you earn, and all that you redeem, is listed here,
        each with your balance after it.
      </Trans>
    </EmptyState>
  );
}
