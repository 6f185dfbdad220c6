import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { ButtonLink } from '#ui/link/button-link.tsx';

/** Every deal of the room has ended; the page stays for those who came by one. */
export function ClosedRoom({ name }: { readonly name: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<SpadeIcon />}
      title={t`No deal is open here`}
      action={
        <ButtonLink href={routes.deals.href()} variant="primary">
          <Trans>See other deals</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        All deals of <bdi>{name}</bdi> have ended. An account that is connected already goes on earning by the
        deal it came with. If you signed up by one and have not reported your username, write to us below.
      </Trans>
    </EmptyState>
  );
}
