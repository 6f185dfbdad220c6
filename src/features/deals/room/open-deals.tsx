import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';

import { DealValueCalculation, DealValueFigure, useEdgeValue } from '#features/deals/deals/deal-value.tsx';
import { PartnerNote } from '#features/deals/deals/deals-gate.tsx';
import type { Joined } from '#features/deals/room-accounts/joined-rooms.tsx';
import { dealLabels, edgePerDollar } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatDay } from '#lib/dates.ts';
import { formatEdgePerDollar, formatPercentage } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import { BenefitList } from '#ui/benefit-list/benefit-list.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Grid, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import { BonusCode, SignificantTerms } from './offer-terms.tsx';

/** Where "T&Cs apply" leads. */
const TERMS_ID = 'terms';

interface OpenDealsProps {
  readonly deals: readonly Deal[];
  /** The player needs no new account at the room. */
  readonly joined: Joined | undefined;
  /** The player wants to go to the room by this deal. */
  readonly onLeave: (deal: Deal) => void;
}

export function OpenDeals({ deals, ...card }: OpenDealsProps) {
  return (
    <Stack as="section" gap={4}>
      <Stack gap={2}>
        <Heading level={2}>
          <Trans>Open deals</Trans>
        </Heading>
        {card.joined === undefined ? (
          <PartnerNote />
        ) : (
          <Text size="small" tone="muted">
            <Trans>Your account keeps the deal you joined with.</Trans>
          </Text>
        )}
      </Stack>
      <Stack gap={4}>
        {deals.map((deal) => (
          <OfferCard key={deal.id} deal={deal} {...card} />
        ))}
      </Stack>
    </Stack>
  );
}

interface OfferCardProps extends Omit<OpenDealsProps, 'deals'> {
  readonly deal: Deal;
}

function OfferCard({ deal, joined, onLeave }: OfferCardProps) {
  const { i18n } = useLingui();
  const edgeValue = useEdgeValue();
  const { name } = deal.room;
  return (
    <Card as="article">
      <Grid column="wide" gap={6}>
        <Stack gap={5}>
          <Heading level={3}>
            <bdi>{deal.title}</bdi>
          </Heading>
          <BenefitList benefits={deal.benefits} exclusiveLabel={i18n._(dealLabels.exclusive)} />
          {joined === undefined && (
            <>
              {deal.bonus_code !== null && <BonusCode code={deal.bonus_code} />}
              <Stack gap={3}>
                <NativeButton
                  variant="primary"
                  isFullWidth
                  onPress={() => {
                    onLeave(deal);
                  }}
                >
                  <Trans>
                    Open <bdi>{name}</bdi>
                  </Trans>
                </NativeButton>
                <SignificantTerms terms={deal.terms}>
                  <Link href={`#${TERMS_ID}`}>{i18n._(dealLabels.termsApply)}</Link>
                </SignificantTerms>
              </Stack>
            </>
          )}
        </Stack>
        <Stack gap={4}>
          <DealValueFigure deal={deal} edgeValue={edgeValue} />
          <OfferFacts deal={deal} />
          <DealValueCalculation deal={deal} edgeValue={edgeValue} />
        </Stack>
      </Grid>
    </Card>
  );
}

function OfferFacts({ deal }: { readonly deal: Deal }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { expires_at } = deal;
  const percentage = (term: MessageDescriptor, given: string | null) =>
    given === null ? [] : [{ term: i18n._(term), details: formatPercentage(given, locale) }];
  const edge = formatEdgePerDollar(deal.edge_multiplier, locale);
  const lastDay = expires_at === null ? null : formatDay(endDay(expires_at), locale);
  return (
    <Facts
      facts={[
        ...percentage(dealLabels.rakeback, deal.rakeback_percentage),
        ...percentage(dealLabels.extraRewards, deal.extra_rewards_percentage),
        { term: i18n._(dealLabels.edgeMultiplier), details: i18n._(edgePerDollar(edge)) },
        ...(lastDay === null ? [] : [{ term: i18n._(dealLabels.endsOn), details: lastDay }]),
      ]}
    />
  );
}

export function Terms({ roomName, deals }: { readonly roomName: string; readonly deals: readonly Deal[] }) {
  const { t } = useLingui();
  return (
    <div id={TERMS_ID}>
      <SectionCard title={t`Terms of these deals`}>
        {deals.map(({ id, title, terms }) => (
          <Stack key={id} gap={1}>
            <Heading level={3}>
              <bdi>{title}</bdi>
            </Heading>
            <Text>
              <bdi>{terms}</bdi>
            </Text>
          </Stack>
        ))}
        <Text tone="muted">
          <Trans>
            Deals are for adults in the countries where they’re offered, and for accounts opened through their
            links. <bdi>{roomName}</bdi>’s own terms apply to its bonuses and rakeback, and our{' '}
            <Link href={routes.termsOfService.href()}>Terms of Service</Link> to Edge.
          </Trans>
        </Text>
      </SectionCard>
    </div>
  );
}

/** The room has no deal in the member's country; they see it because they have an account there. */
export function RoomNotOffered() {
  return (
    <Notice>
      <Stack gap={1}>
        <Text as="strong">
          <Trans>Not offered in your country</Trans>
        </Text>
        <Text>
          <Trans>We use the country of your connection. Connected accounts keep earning.</Trans>
        </Text>
      </Stack>
    </Notice>
  );
}
