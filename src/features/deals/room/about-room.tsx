import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { EndedDeal } from '#domain/deals.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { dealLabels, platformName } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import type { Promotion } from '#sdk/generated/model/promotion.ts';
import type { Room } from '#queries/rooms.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ExclusiveMark } from '#ui/benefit-list/benefit-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

interface AboutRoomProps {
  readonly room: Room;
  readonly ended: readonly EndedDeal[];
}

export function AboutRoom({ room, ended }: AboutRoomProps) {
  const { t } = useLingui();
  const { name, about, key_features, signup_promotions, ongoing_rewards } = room;
  return (
    <Grid column="wide" gap={6}>
      <Stack gap={6}>
        <RoomFacts room={room} />
        {about !== '' && (
          <SectionCard
            title={
              <Trans>
                About <bdi>{name}</bdi>
              </Trans>
            }
          >
            <Text>
              <bdi>{about}</bdi>
            </Text>
          </SectionCard>
        )}
        {key_features.length > 0 && (
          <SectionCard title={t`Other key features`}>
            <Stack as="ul" gap={2}>
              {key_features.map((feature) => (
                <li key={feature}>
                  <bdi>{feature}</bdi>
                </li>
              ))}
            </Stack>
          </SectionCard>
        )}
        <CountingRule rule={room.counting_rule} />
      </Stack>
      <Stack gap={6}>
        <Promotions title={t`Signup promotions`} promotions={signup_promotions} />
        <Promotions title={t`Ongoing rewards`} promotions={ongoing_rewards} />
        {ended.length > 0 && <EndedDeals deals={ended} />}
      </Stack>
    </Grid>
  );
}

function RoomFacts({ room: { platforms, payment_methods } }: { readonly room: Room }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SectionCard title={t`Platforms supported`}>
        <Names empty={<Trans>No platforms available for now</Trans>}>
          {platforms.map((platform) => (
            <li key={platform}>
              <Badge label={i18n._(platformName[platform])} />
            </li>
          ))}
        </Names>
      </SectionCard>
      <SectionCard title={t`Payment methods available`}>
        <Names empty={<Trans>No payment methods available for now</Trans>}>
          {payment_methods.map(({ slug, name }) => (
            <li key={slug}>
              <bdi>
                <Badge label={name} />
              </bdi>
            </li>
          ))}
        </Names>
      </SectionCard>
    </>
  );
}

function Names({ children, empty }: { readonly children: readonly ReactNode[]; readonly empty: ReactNode }) {
  if (children.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Inline as="ul" gap={2}>
      {children}
    </Inline>
  );
}

interface PromotionsProps {
  readonly title: string;
  readonly promotions: readonly Promotion[];
}

function Promotions({ title, promotions }: PromotionsProps) {
  const now = useNowAtEnds(promotions.map(({ expires_at }) => expires_at));
  const running = promotions.filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now);
  if (running.length === 0) return null;
  return (
    <SectionCard title={title}>
      <Stack as="ul" gap={4}>
        {running.map((promotion) => (
          <PromotionItem key={promotion.title} {...promotion} />
        ))}
      </Stack>
    </SectionCard>
  );
}

function PromotionItem({ title, description, exclusive, expires_at }: Promotion) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const day = expires_at === null ? null : formatUtcDay(endDay(expires_at), locale);
  return (
    <li>
      <Stack gap={1}>
        <Inline gap={2}>
          <Heading level={3}>
            <bdi>{title}</bdi>
          </Heading>
          {exclusive && <ExclusiveMark label={i18n._(dealLabels.exclusivePromotion)} />}
        </Inline>
        <Text>
          <bdi>{description}</bdi>
        </Text>
        {day !== null && (
          <Text size="small" tone="muted">
            <Trans>Ends on {day}</Trans>
          </Text>
        )}
      </Stack>
    </li>
  );
}

function CountingRule({ rule }: { readonly rule: string }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`How this room counts rake`}>
      <Text>
        <bdi>{rule}</bdi>
      </Text>
      <Text>
        <Trans>
          This is your net rake (NGR). Your Edge is your net rake times the Edge multiplier of your deal. We
          take nothing off it.
        </Trans>
      </Text>
    </SectionCard>
  );
}

function EndedDeals({ deals }: { readonly deals: readonly EndedDeal[] }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Deals that have ended`}>
      <Stack as="ul" gap={3}>
        {deals.map(({ deal: { id, title, terms }, kind, since }) => (
          <Card key={id} as="li" surface="sunken" padding="small">
            <Stack gap={2}>
              <Inline justify="between">
                <Text as="bdi" weight="semibold">
                  {title}
                </Text>
                <EndBadge kind={kind} since={since} />
              </Inline>
              <Text size="small" tone="muted">
                <bdi>{terms}</bdi>
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </SectionCard>
  );
}

function EndBadge({ kind, since }: Pick<EndedDeal, 'kind' | 'since'>) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const day = formatUtcDay(kind === 'expired' ? endDay(since) : since, locale);
  return <Badge label={t`Ended on ${day}`} />;
}
