import { Trans } from '@lingui/react/macro';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { useRoomHref } from './use-room-href.ts';

/** Where to go from a deal. The link that is tracked stands on the page of the room alone. */
export function DealSteps({ deal }: { readonly deal: Deal }) {
  const { slug, name } = deal.room;
  const href = useRoomHref(slug);
  return (
    <Inline justify="between">
      <ButtonLink href={href}>
        <Trans>
          See <bdi>{name}</bdi>
        </Trans>
      </ButtonLink>
      <CompareToggle deal={deal} />
    </Inline>
  );
}
