import { Trans, useLingui } from '@lingui/react/macro';

import { checkRow, type RowCheck } from '#domain/check-row.ts';
import type { EarningsColumn } from '#domain/earnings-columns.ts';
import { SupportNotice } from '#features/rewards/support-notice/support-notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment, formatMonth, formatUtcDay } from '#lib/dates.ts';
import { compareDecimals } from '#lib/decimal.ts';
import {
  formatEdgeChange,
  formatEdgePerDollar,
  formatEveryDecimal,
  formatMultiplier,
} from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import type { EarningsRow, Earnings } from '#queries/earnings.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { LineItems, type LineItemsLine } from '#ui/line-items/line-items.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { columnName, columnUnit } from './earnings-columns.ts';

interface RowDialogProps {
  readonly row: EarningsRow;
  readonly period: Earnings['period'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RowDialog({ row, period, isOpen, onClose }: RowDialogProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const check = checkRow(row);
  const lines = useRowLines(row, check);
  const { username } = row;
  const { name } = row.room;
  const month = formatMonth(period.start, locale);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`How your Edge was counted`}
      closeLabel={t`Close the count`}
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Text weight="semibold" tone="strong">
            <Trans>
              <bdi>{name}</bdi>, <bdi>{month}</bdi>
            </Trans>
          </Text>
          <Text size="small" tone="muted">
            <Trans>
              Username: <bdi>{username}</bdi>
            </Trans>
          </Text>
        </Stack>
        <LineItems label={t`From rake to Edge`} lines={lines} />
        <RowVerdict row={row} check={check} />
      </Stack>
    </Dialog>
  );
}

function useRowLines(row: EarningsRow, check: RowCheck): readonly LineItemsLine[] {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const moment = (timestamp: string) => <bdi>{formatLongMoment(timestamp, locale)}</bdi>;
  const day = (timestamp: string) => <bdi>{formatUtcDay(timestamp, locale)}</bdi>;
  const edge = t`Edge`;
  const line = (id: EarningsColumn, amount: string): LineItemsLine => {
    const unit = columnUnit[id];
    return {
      id,
      term: i18n._(columnName[id]),
      amount: formatEveryDecimal(amount, locale),
      unit: unit === undefined ? edge : i18n._(unit),
    };
  };
  const readAt = moment(row.last_updated);
  const creditedAt = row.credited_at === null ? null : day(row.credited_at);
  return [
    { ...line('rake', row.rake), note: <bdi>{row.counting_rule}</bdi> },
    { ...line('net_rake', row.net_rake), note: t`What the room counts of it, after its own deductions.` },
    {
      id: 'edge_multiplier',
      term: i18n._(columnName.edge_multiplier),
      note: t`Edge for each dollar of net rake. Your deal sets it.`,
      amount: formatMultiplier(row.edge_multiplier, locale),
    },
    {
      id: 'product',
      term: t`Edge for your rake`,
      ...(check.isRounded ? { note: t`Rounded half up to two places.` } : {}),
      amount: formatEveryDecimal(check.product, locale),
      unit: edge,
    },
    ...row.adjustments.map(({ amount, reason, applied_at }, index) => {
      const appliedAt = day(applied_at);
      return {
        id: `adjustment-${index}`,
        term: t`Correction by the room`,
        note: (
          <Trans>
            <bdi>{reason}</bdi> Applied on {appliedAt}
          </Trans>
        ),
        amount: formatEdgeChange(amount, locale),
        unit: edge,
      };
    }),
    {
      ...line('edge_earned', row.edge_earned),
      note: <Trans>As the room reported by {readAt}</Trans>,
      isResult: true,
    },
    {
      ...line('edge_credited', row.edge_credited),
      note:
        creditedAt === null ? (
          <Trans>Nothing was credited yet.</Trans>
        ) : (
          <Trans>Last credited on {creditedAt}</Trans>
        ),
    },
    {
      id: 'not_credited',
      term: t`Not credited yet`,
      note: <CreditNote notCredited={check.notCredited} />,
      amount: formatEveryDecimal(check.notCredited, locale),
      unit: edge,
      isResult: true,
    },
  ];
}

function CreditNote({ notCredited }: { readonly notCredited: string }) {
  const sign = compareDecimals(notCredited, '0');
  if (sign === 0) return <Trans>All that you earned here is in your balance.</Trans>;
  if (sign > 0) {
    return <Trans>Earned, but no part of your balance until it is credited. Edge is credited daily.</Trans>;
  }
  return (
    <Trans>
      More was credited than is earned now. <Link href={routes.support.href()}>Ask us</Link> if you want to
      know why.
    </Trans>
  );
}

interface RowVerdictProps {
  readonly row: EarningsRow;
  readonly check: RowCheck;
}

/** The result of our own calculation, with a link to support if it differs. */
function RowVerdict({ row, check }: RowVerdictProps) {
  const { locale } = useLanguage();
  const { net_rake: net, edge_multiplier: multiplier } = row;
  const product = [
    formatEveryDecimal(net, locale),
    '×',
    formatEdgePerDollar(multiplier, locale),
    check.isRounded ? '≈' : '=',
  ];
  const sum = [...product, formatEveryDecimal(check.product, locale)].join(' ');
  const adjustments = check.adjustments === null ? null : formatEdgeChange(check.adjustments, locale);
  const [earned, expected] = [
    formatEveryDecimal(row.edge_earned, locale),
    formatEveryDecimal(check.earned, locale),
  ];
  const steps =
    adjustments === null ? (
      <bdi>{sum}</bdi>
    ) : (
      <Trans>
        <bdi>{sum}</bdi>; corrections <bdi>{adjustments}</bdi>
      </Trans>
    );
  if (check.isRight) {
    return (
      <Notice intent="positive">
        <Trans>
          We counted it again: {steps}; earned <bdi>{earned}</bdi> ✓
        </Trans>
      </Notice>
    );
  }
  return (
    <SupportNotice action={<Trans>Write to us</Trans>}>
      <Trans>
        This does not add up: {steps}. That makes <bdi>{expected}</bdi>, but the row says <bdi>{earned}</bdi>.
        Tell us, and we look into it with the room.
      </Trans>
    </SupportNotice>
  );
}
