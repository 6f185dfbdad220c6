import { useLingui } from '@lingui/react';
import { memo } from 'react';

import { dealWords } from '#i18n/deal-messages.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { BenefitList } from '#ui/benefit-list/benefit-list.tsx';
import { CardFoot } from '#ui/card-list/card-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Monogram } from '#ui/monogram/monogram.tsx';
import { Text } from '#ui/text/text.tsx';
import { DealDetails } from './deal-details.tsx';
import { DealFigures } from './deal-figures.tsx';
import { DealSteps } from './deal-steps.tsx';
import { DealTerms } from './deal-terms.tsx';

interface DealCardProps {
  readonly deal: Deal;
  /** ISO 3166-1 alpha-2: where it is offered. */
  readonly country: string;
}

/** What one room offers, what it asks for, and the way to it. Drawn once for each deal, however the list is narrowed. */
export const DealCard = memo(function DealCard({ deal, country }: DealCardProps) {
  const { i18n } = useLingui();
  const { room, title } = deal;
  return (
    <>
      <Inline isWrapping={false} align="start">
        <Monogram name={room.name} imageUrl={room.logo_url} />
        <Stack gap={1}>
          <Heading level={3}>
            <bdi>{room.name}</bdi>
          </Heading>
          <Text as="bdi">{title}</Text>
        </Stack>
      </Inline>
      <DealFigures deal={deal} />
      <BenefitList benefits={deal.benefits} exclusiveLabel={i18n._(dealWords.exclusive)} />
      <DealDetails deal={deal} />
      <CardFoot>
        <DealTerms deal={deal} country={country} />
        <DealSteps deal={deal} />
      </CardFoot>
    </>
  );
});
