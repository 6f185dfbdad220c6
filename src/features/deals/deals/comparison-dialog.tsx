import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';

import { dealValue } from '#domain/deal-value.ts';
import {
  JoinedRoomsContext,
  JoinedSentence,
  SeeAccount,
  StageBadge,
} from '#features/deals/room-accounts/joined-rooms.tsx';
import { dealLabels, platformName } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatDay } from '#lib/dates.ts';
import { formatMultiplier, formatPercentage } from '#lib/format-decimal.ts';
import { formatList } from '#lib/lists.ts';
import { routes } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import { ComparisonTable } from '#ui/comparison-table/comparison-table.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { EdgeValueContext, ValueAssumption } from './deal-value.tsx';

interface ComparisonDialogProps {
  readonly deals: readonly Deal[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ComparisonDialog({ deals, isOpen, onClose }: ComparisonDialogProps) {
  const { t } = useLingui();
  const rows = useComparisonRows(deals);
  const edgeValue = useContext(EdgeValueContext);
  const joinedRooms = useContext(JoinedRoomsContext);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} width="wide" title={t`Compare deals`} closeLabel={t`Close`}>
      <Stack gap={4}>
        <ComparisonTable
          label={t`Compare deals`}
          aspectsLabel={t`What is compared`}
          columns={deals.map(({ id, room }) => ({ id, header: <bdi>{room.name}</bdi> }))}
          rows={[
            ...rows,
            {
              aspect: t`Your next step`,
              values: deals.map(({ id, room: { slug, name } }) => (
                <Link key={id} href={routes.room.href({ room: slug })} variant="standalone">
                  {joinedRooms.has(slug) ? (
                    <SeeAccount room={name} />
                  ) : (
                    <Trans>
                      See <bdi>{name}</bdi>
                    </Trans>
                  )}
                </Link>
              )),
            },
          ]}
        />
        {edgeValue !== null && edgeValue !== undefined && (
          <Disclosure showLabel={t`How we calculate the value`} hideLabel={t`Close`}>
            <Text as="div" size="small" tone="muted">
              <Stack gap={2}>
                <ValueAssumption edgeValue={edgeValue} />
              </Stack>
            </Text>
          </Disclosure>
        )}
      </Stack>
    </Dialog>
  );
}

interface ComparisonRow {
  readonly aspect: string;
  readonly values: readonly ReactNode[];
}

function useComparisonRows(deals: readonly Deal[]): ComparisonRow[] {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const notKnown = t`Not known yet`;
  const percentage = (value: string | null, otherwise: string) =>
    value === null ? otherwise : <bdi>{formatPercentage(value, locale)}</bdi>;
  const row = (aspect: string, say: (deal: Deal) => ReactNode) => ({ aspect, values: deals.map(say) });
  const edgeValue = useContext(EdgeValueContext) ?? null;
  const joinedRooms = useContext(JoinedRoomsContext);
  const hasJoined = deals.some(({ room }) => joinedRooms.has(room.slug));
  return [
    row(t`Deal`, ({ title }) => <bdi>{title}</bdi>),
    ...(hasJoined
      ? [
          row(
            t({
              message: 'Your account',
              context: 'row of a comparison of deals',
              comment: 'The account of the player at the room',
            }),
            (deal) => <AccountAt deal={deal} />,
          ),
        ]
      : []),
    row(i18n._(dealLabels.value), (deal) => {
      const value = dealValue(deal, edgeValue);
      if (value === null) return notKnown;
      return (
        <Text as="bdi" weight="semibold">
          {formatPercentage(value.total, locale)}
        </Text>
      );
    }),
    row(i18n._(dealLabels.rakeback), ({ rakeback_percentage }) => percentage(rakeback_percentage, notKnown)),
    row(i18n._(dealLabels.extraRewards), ({ extra_rewards_percentage }) =>
      percentage(extra_rewards_percentage, t({ message: 'None', context: 'extra rewards' })),
    ),
    row(i18n._(dealLabels.edgeMultiplier), ({ edge_multiplier }) => (
      <bdi>{formatMultiplier(edge_multiplier, locale)}</bdi>
    )),
    row(i18n._(dealLabels.bonusCode), ({ bonus_code }) =>
      bonus_code === null ? t({ message: 'None', context: 'bonus code' }) : <bdi>{bonus_code}</bdi>,
    ),
    row(
      t`Platforms supported`,
      ({ platforms }) =>
        formatList(
          platforms.map((platform) => i18n._(platformName[platform])),
          locale,
        ) || t`No platforms available for now`,
    ),
    row(
      t`Payment methods available`,
      ({ payment_methods }) => names(payment_methods, locale) ?? t`No payment methods available for now`,
    ),
    row(
      t`Exclusive benefits`,
      ({ benefits }) => exclusives(benefits) ?? t({ message: 'None', context: 'exclusive benefits' }),
    ),
    row(t`Terms`, ({ terms }) => <bdi>{terms}</bdi>),
    row(i18n._(dealLabels.endsOn), ({ expires_at }) =>
      expires_at === null ? t`No end date` : formatDay(endDay(expires_at), locale),
    ),
  ];
}

function AccountAt({ deal: { id, room } }: { readonly deal: Deal }) {
  const joined = useContext(JoinedRoomsContext).get(room.slug);
  if (joined === undefined) return <Trans>No username reported yet</Trans>;
  return (
    <Stack gap={1} align="start">
      <StageBadge stage={joined.stage} />
      <Text size="small">
        <JoinedSentence joined={joined} deal={id} />
      </Text>
    </Stack>
  );
}

function names(methods: Deal['payment_methods'], locale: string): ReactNode {
  if (methods.length === 0) return null;
  const list = formatList(
    methods.map(({ name }) => name),
    locale,
  );
  return <bdi>{list}</bdi>;
}

function exclusives(benefits: Deal['benefits']): ReactNode {
  const titles = benefits.filter(({ exclusive }) => exclusive).map(({ title }) => title);
  if (titles.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {titles.map((title) => (
        <li key={title}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </Stack>
  );
}
