import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { ButtonLink } from '#ui/link/button-link.tsx';

/** How a first report comes to be here. */
export function NothingReported({ room }: { readonly room: string | null }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      icon={<SpadeIcon />}
      title={t`No username reported yet`}
      action={
        room === null ? (
          <ButtonLink href={routes.deals.href()} variant="primary">{t`See the deals`}</ButtonLink>
        ) : (
          <ButtonLink href={routes.room.href({ room, report: 'open' })} variant="secondary">
            {t`Report your username`}
          </ButtonLink>
        )
      }
    >
      {room === null ? (
        <Trans>
          Open a partner room through one of our deals, sign up there, and report your username. Without the
          report your rake does not count.
        </Trans>
      ) : (
        <Trans>Have you signed up here? Report your username, or your rake does not count.</Trans>
      )}
    </EmptyState>
  );
}
