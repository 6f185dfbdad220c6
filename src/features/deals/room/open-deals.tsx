import { Trans } from '@lingui/react/macro';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { OfferCard } from './offer-card.tsx';

interface OpenDealsProps {
  readonly deals: readonly Deal[];
  /** The player wants to go to the room by this deal. */
  readonly onLeave: (deal: Deal) => void;
}

/** What can be taken now, and why we offer it. */
export function OpenDeals({ deals, onLeave }: OpenDealsProps) {
  return (
    <Stack as="section" gap={4}>
      <Stack gap={2}>
        <Heading level={2}>
          <Trans>Open deals</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            Paid links: the room pays us when you join through them and play. That pays for your Edge, and
            costs you nothing.
          </Trans>
        </Text>
      </Stack>
      <Stack gap={4}>
        {deals.map((deal) => (
          <OfferCard
            key={deal.id}
            deal={deal}
            onLeave={() => {
              onLeave(deal);
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
