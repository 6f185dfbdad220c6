import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { dealLabels, platformName } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatDay } from '#lib/dates.ts';
import { formatMultiplier, formatPercentage } from '#lib/format-decimal.ts';
import { formatList } from '#lib/lists.ts';
import { routes } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import { ComparisonTable } from '#ui/comparison-table/comparison-table.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';

interface ComparisonDialogProps {
  readonly deals: readonly Deal[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ComparisonDialog({ deals, isOpen, onClose }: ComparisonDialogProps) {
  const { t } = useLingui();
  const rows = useComparisonRows(deals);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={t`Compare deals`}
      closeLabel={t`Close the comparison`}
    >
      <ComparisonTable
        label={t`Deals side by side`}
        aspectsLabel={t`What is compared`}
        columns={deals.map(({ id, room }) => ({ id, header: <bdi>{room.name}</bdi> }))}
        rows={[
          ...rows,
          {
            aspect: t`Next step`,
            values: deals.map(({ id, room: { slug, name } }) => (
              <Link key={id} href={routes.room.href({ room: slug })} variant="standalone">
                <Trans>
                  See <bdi>{name}</bdi>
                </Trans>
              </Link>
            )),
          },
        ]}
      />
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
  const none = t`None`;
  const percentage = (value: string | null) =>
    value === null ? none : <bdi>{formatPercentage(value, locale)}</bdi>;
  const row = (aspect: string, say: (deal: Deal) => ReactNode) => ({ aspect, values: deals.map(say) });
  return [
    row(t`Deal`, ({ title }) => <bdi>{title}</bdi>),
    row(i18n._(dealLabels.rakeback), ({ rakeback_percentage }) => percentage(rakeback_percentage)),
    row(i18n._(dealLabels.extraRewards), ({ extra_rewards_percentage }) =>
      percentage(extra_rewards_percentage),
    ),
    row(i18n._(dealLabels.edgeMultiplier), ({ edge_multiplier }) => (
      <bdi>{formatMultiplier(edge_multiplier, locale)}</bdi>
    )),
    row(i18n._(dealLabels.bonusCode), ({ bonus_code }) =>
      bonus_code === null ? t`Not needed` : <bdi>{bonus_code}</bdi>,
    ),
    row(
      t`Platforms`,
      ({ platforms }) =>
        formatList(
          platforms.map((platform) => i18n._(platformName[platform])),
          locale,
        ) || none,
    ),
    row(t`Payment methods`, ({ payment_methods }) => names(payment_methods, locale) ?? none),
    row(t`Exclusive benefits`, ({ benefits }) => exclusives(benefits) ?? none),
    row(t`Terms`, ({ terms }) => <bdi>{terms}</bdi>),
    row(i18n._(dealLabels.endsOn), ({ expires_at }) =>
      expires_at === null ? i18n._(dealLabels.noEndDate) : formatDay(endDay(expires_at), locale),
    ),
  ];
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
