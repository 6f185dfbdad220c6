import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';

import { DealValueCalculation, DealValueFigure, useEdgeValue } from '#features/deals/deals/deal-value.tsx';
import { type Joined, JoinedSentence } from '#features/deals/room-accounts/joined-rooms.tsx';
import { dealLabels, edgePerDollar } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { endDay, formatDay } from '#lib/dates.ts';
import { formatEdgePerDollar, formatPercentage } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import type { Room } from '#queries/rooms.ts';
import { BenefitList } from '#ui/benefit-list/benefit-list.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Grid, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import { BonusCode, SignificantTerms, useConnectionCountry } from './offer-terms.tsx';

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
        <Text tone="muted">
          {card.joined === undefined ? (
            <Trans>
              Paid links: the room pays us when you join through them and play. That pays for your Edge, and
              costs you nothing.
            </Trans>
          ) : (
            <Trans>Your account keeps the deal that you joined with.</Trans>
          )}
        </Text>
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
          {joined === undefined ? (
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
          ) : (
            <Text>
              <JoinedSentence joined={joined} deal={deal.id} />
            </Text>
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
        { term: i18n._(dealLabels.endsOn), details: lastDay ?? i18n._(dealLabels.noEndDate) },
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
            Every deal is for adults in the countries where it is offered, and for accounts that are opened
            through its link. The full terms of <bdi>{roomName}</bdi> stand on its own site and apply to its
            bonuses and rakeback. For Edge, our{' '}
            <Link href={routes.termsOfService.href()}>Terms of Service</Link> apply.
          </Trans>
        </Text>
      </SectionCard>
    </div>
  );
}

/** The room has no deal in the member's country; they see it because they have an account there. */
export function RoomNotOffered({ room: { name } }: { readonly room: Pick<Room, 'name'> }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const code = useConnectionCountry();
  const country = code === null ? null : countryName(code, locale);
  return (
    <Notice>
      <Stack gap={1}>
        <Text as="strong">
          {country === null ? t`Not offered in your country` : t`Not offered in your country: ${country}`}
        </Text>
        <Text>
          <Trans>
            We go by the country that your connection comes from. An account of yours at <bdi>{name}</bdi>{' '}
            that is connected goes on earning by the deal it came with.
          </Trans>
        </Text>
      </Stack>
    </Notice>
  );
}
