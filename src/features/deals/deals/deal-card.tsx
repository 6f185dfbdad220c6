import { createContext, memo, useContext } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';

import {
  JoinedRoomsContext,
  JoinedSentence,
  SeeAccount,
  StageBadge,
} from '#features/deals/room-accounts/joined-rooms.tsx';
import { dealLabels, onlyFromAge, platformName } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatMultiplier, formatPercentage } from '#lib/format-decimal.ts';
import { formatList } from '#lib/lists.ts';
import { minimumAge } from '#lib/minimum-age.ts';
import { joinHref, routes } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import { useSession } from '#session/use-session.ts';
import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { BenefitList } from '#ui/benefit-list/benefit-list.tsx';
import { CardFoot } from '#ui/card-list/card-list.tsx';
import { Figures } from '#ui/figures/figures.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { PlusIcon } from '#ui/icons/icons.ts';
import { Inline, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { Monogram } from '#ui/monogram/monogram.tsx';
import { Text } from '#ui/text/text.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { DealValueCalculation, DealValueFigure, EdgeValueContext } from './deal-value.tsx';

interface Comparison {
  /** Ids of deals. */
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}

/** Null where deals cannot be compared. A context, so that cards do not render again when the choice changes. */
export const ComparisonContext = createContext<Comparison | null>(null);

interface DealCardProps {
  readonly deal: Deal;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Rendered once for each deal, however the list is filtered. */
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
      <BenefitList benefits={deal.benefits} exclusiveLabel={i18n._(dealLabels.exclusive)} />
      <DealDetails deal={deal} />
      <CardFoot>
        <NextStep deal={deal} country={country} />
      </CardFoot>
    </>
  );
});

/** It alone renders again when the plans have loaded. */
function DealFigures({ deal }: { readonly deal: Deal }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const edgeValue = useContext(EdgeValueContext);
  const percentages = [
    { term: i18n._(dealLabels.rakeback), percentage: deal.rakeback_percentage },
    { term: i18n._(dealLabels.extraRewards), percentage: deal.extra_rewards_percentage },
  ].flatMap(({ term, percentage }) =>
    percentage === null ? [] : { term, value: formatPercentage(percentage, locale) },
  );
  const multiplier = {
    term: i18n._(dealLabels.edgeMultiplier),
    value: formatMultiplier(deal.edge_multiplier, locale),
  };
  return (
    <Stack gap={3}>
      <DealValueFigure deal={deal} edgeValue={edgeValue} />
      <Figures figures={[...percentages, multiplier]} />
      <DealValueCalculation deal={deal} edgeValue={edgeValue} />
    </Stack>
  );
}

function DealDetails({ deal }: { readonly deal: Deal }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { expires_at } = deal;
  const platforms = formatList(
    deal.platforms.map((platform) => i18n._(platformName[platform])),
    locale,
  );
  const methods = formatList(
    deal.payment_methods.map(({ name }) => name),
    locale,
  );
  const day = expires_at === null ? null : formatUtcDay(endDay(expires_at), locale);
  return (
    <Stack gap={1}>
      {platforms !== '' && (
        <Text size="small" tone="muted">
          <Trans>Runs on: {platforms}</Trans>
        </Text>
      )}
      {methods !== '' && (
        <Text size="small" tone="muted">
          <Trans>
            Payment: <bdi>{methods}</bdi>
          </Trans>
        </Text>
      )}
      {day !== null && (
        <Text size="small" tone="muted">
          <Trans>Ends on {day}</Trans>
        </Text>
      )}
    </Stack>
  );
}

/** To the offer of the room, or to the account of a player who has joined it. */
function NextStep({ deal, country }: DealCardProps) {
  const joined = useContext(JoinedRoomsContext).get(deal.room.slug);
  return (
    <>
      {joined === undefined ? (
        <DealTerms deal={deal} country={country} />
      ) : (
        <Inline justify="between" align="start" isWrapping={false}>
          <Text size="small">
            <JoinedSentence joined={joined} deal={deal.id} />
          </Text>
          <StageBadge stage={joined.stage} />
        </Inline>
      )}
      <Inline justify="between">
        <RoomLink room={deal.room} hasJoined={joined !== undefined} />
        <CompareToggle deal={deal} />
      </Inline>
    </>
  );
}

/** Who may take the deal and on what terms: beside the button, not behind it (checklist, E32 and E34). */
function DealTerms({ deal: { room, terms }, country }: DealCardProps) {
  const { i18n } = useLingui();
  const age = minimumAge(country);
  const href = useRoomHref(room.slug);
  return (
    <Inline isWrapping={false} align="start">
      <AgeMark label={i18n._(onlyFromAge(age))}>{`${String(age)}+`}</AgeMark>
      <Text size="small" tone="muted">
        <bdi>{terms}</bdi>{' '}
        <Link href={href}>
          {i18n._(dealLabels.termsApply)}
          <VisuallyHidden>
            {': '}
            <bdi>{room.name}</bdi>
          </VisuallyHidden>
        </Link>
      </Text>
    </Inline>
  );
}

interface RoomLinkProps {
  readonly room: Deal['room'];
  readonly hasJoined: boolean;
}

/** The tracking link is only on the page of the room. */
function RoomLink({ room: { slug, name }, hasJoined }: RoomLinkProps) {
  const href = useRoomHref(slug);
  if (hasJoined) {
    return (
      <ButtonLink href={href} variant="secondary">
        <SeeAccount room={name} />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={href}>
      <Trans>
        See <bdi>{name}</bdi>
      </Trans>
    </ButtonLink>
  );
}

function CompareToggle({ deal: { id, room, title } }: { readonly deal: Deal }) {
  const comparison = useContext(ComparisonContext);
  if (comparison === null) return null;
  return (
    <ToggleButton
      icon={<PlusIcon />}
      isPressed={comparison.chosen.has(id)}
      onPress={() => {
        comparison.onToggle(id);
      }}
    >
      <Trans>Compare</Trans>
      <VisuallyHidden>
        {' '}
        <bdi>
          {room.name}: {title}
        </bdi>
      </VisuallyHidden>
    </ToggleButton>
  );
}

/** A visitor has to create an account first. */
function useRoomHref(room: string): string {
  const { user } = useSession();
  const href = routes.room.href({ room });
  return user === null ? joinHref(href) : href;
}
