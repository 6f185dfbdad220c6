import { Trans, useLingui } from '@lingui/react/macro';

import { dealWords } from '#i18n/deal-messages.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { BenefitList } from '#ui/benefit-list/benefit-list.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { BonusCode } from './parts/bonus-code.tsx';
import { OfferFacts } from './parts/offer-facts.tsx';
import { SignificantTerms } from './parts/significant-terms.tsx';
import { TERMS_ID } from './terms.tsx';

interface OfferCardProps {
  readonly deal: Deal;
  /** The player wants to go to the room. */
  readonly onLeave: () => void;
}

/** An open deal: what it gives, and its significant terms right beside its button. */
export function OfferCard({ deal, onLeave }: OfferCardProps) {
  const { i18n } = useLingui();
  const { name } = deal.room;
  return (
    <Card as="article">
      <Grid column="wide" gap={6}>
        <Stack gap={5}>
          <Heading level={3}>
            <bdi>{deal.title}</bdi>
          </Heading>
          <BenefitList benefits={deal.benefits} exclusiveLabel={i18n._(dealWords.exclusive)} />
          {deal.bonus_code !== null && <BonusCode code={deal.bonus_code} />}
          <Stack gap={3}>
            <NativeButton variant="primary" isFullWidth onPress={onLeave}>
              <Trans>
                Open <bdi>{name}</bdi>
              </Trans>
            </NativeButton>
            <SignificantTerms terms={deal.terms}>
              <Link href={`#${TERMS_ID}`}>{i18n._(dealWords.termsApply)}</Link>
            </SignificantTerms>
          </Stack>
        </Stack>
        <OfferFacts deal={deal} />
      </Grid>
    </Card>
  );
}
