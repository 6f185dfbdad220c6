import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CoinsIcon } from '#ui/icons/coins-icon.ts';
import { SearchIcon } from '#ui/icons/search-icon.ts';
import { ButtonLink } from '#ui/link/button-link.tsx';
import type { EarningsPeriod } from '../earnings-period.ts';

/** There are rows, but none that fits the search. */
export function NoRowFits({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      icon={<SearchIcon />}
      title={t`No row fits your search`}
      action={
        <NativeButton variant="secondary" onPress={onClear}>
          <Trans>Clear filters</Trans>
        </NativeButton>
      }
    >
      <Trans>There are other rows. Look for something else, or show them all.</Trans>
    </EmptyState>
  );
}

/** The server has answered: nothing was earned in the month. */
export function NothingEarned({ period }: { readonly period: EarningsPeriod }) {
  const { t } = useLingui();
  const isNow = period === 'this_month';
  return (
    <EmptyState
      level={3}
      icon={<CoinsIcon />}
      title={isNow ? t`Nothing earned yet` : t`Nothing earned last month`}
      action={
        <ButtonLink href={routes.deals.href()} variant={isNow ? 'primary' : 'secondary'}>
          <Trans>See the deals</Trans>
        </ButtonLink>
      }
    >
      {isNow ? (
        <Trans>
          Once a room has connected your username, the rake that you pay there earns Edge. Rooms report daily.
        </Trans>
      ) : (
        <Trans>No connected room reported rake of yours for that month.</Trans>
      )}
    </EmptyState>
  );
}
