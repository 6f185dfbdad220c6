import { Trans, useLingui } from '@lingui/react/macro';

import { checkRow, type RowCheck } from '#domain/check-row.ts';
import type { EarningsColumn } from '#domain/earnings-columns.ts';
import { SupportNotice } from '#features/rewards/support-notice/support-notice.tsx';
import { movementKind } from '#features/rewards/edge-history/edge-history.messages.ts';
import { movementText } from '#features/rewards/edge-history/movement-text.ts';
import { correctionOf } from '#features/rewards/statement/month-sums.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment, formatMonth, formatUtcDay } from '#lib/dates.ts';
import { compareDecimals, isZero } from '#lib/decimal.ts';
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
import { columnExplanation, columnName, columnUnit } from './earnings-columns.ts';

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
    <Dialog isOpen={isOpen} onClose={onClose} title={t`How we calculated your Edge`} closeLabel={t`Close`}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Text weight="semibold" tone="strong">
            <bdi>{name}</bdi>
          </Text>
          <Text size="small" tone="muted">
            <bdi>{username}</bdi> · <bdi>{month}</bdi>
          </Text>
        </Stack>
        <LineItems label={t`How we calculated your Edge`} lines={lines} />
        <RowVerdict row={row} check={check} />
      </Stack>
    </Dialog>
  );
}

function useRowLines(row: EarningsRow, check: RowCheck): readonly LineItemsLine[] {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
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
  const explained = (id: 'net_rake' | 'edge_multiplier') => {
    const explanation = columnExplanation[id];
    return explanation === undefined ? undefined : i18n._(explanation);
  };
  const moment = formatLongMoment(row.last_updated, locale);
  const day = row.credited_at === null ? null : formatUtcDay(row.credited_at, locale);
  return [
    { ...line('rake', row.rake), note: <bdi>{row.counting_rule}</bdi> },
    { ...line('net_rake', row.net_rake), note: explained('net_rake') },
    {
      id: 'edge_multiplier',
      term: i18n._(columnName.edge_multiplier),
      note: explained('edge_multiplier'),
      amount: formatMultiplier(row.edge_multiplier, locale),
    },
    {
      id: 'product',
      term: t`Edge for your rake`,
      ...(check.isRounded ? { note: t`Rounded to two decimals.` } : {}),
      amount: formatEveryDecimal(check.product, locale),
      unit: edge,
    },
    ...row.adjustments.map((adjustment, index) => {
      const { amount, applied_at } = adjustment;
      return {
        id: `adjustment-${index}`,
        term: i18n._(movementKind.corrected),
        note: (
          <>
            <bdi>{movementText(correctionOf(row, adjustment), i18n)}</bdi>
            {' · '}
            <bdi>{formatUtcDay(applied_at, locale)}</bdi>
          </>
        ),
        amount: formatEdgeChange(amount, locale),
        unit: edge,
      };
    }),
    {
      ...line('edge_earned', row.edge_earned),
      note: (
        <Trans>
          As of <bdi>{moment}</bdi>
        </Trans>
      ),
      isResult: true,
    },
    {
      ...line('edge_credited', row.edge_credited),
      note: day === null ? <Trans>Nothing credited yet</Trans> : <Trans>Last credited on {day}</Trans>,
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
  if (sign === 0) return <Trans>It’s all in your balance.</Trans>;
  if (sign > 0) {
    return <Trans>We credit Edge daily. Then it’s in your balance.</Trans>;
  }
  return (
    <Trans>
      We credited more than you’ve now earned. <Link href={routes.support.href()}>Ask us why</Link>.
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
  const adjustments = check.adjustments ?? '0.00';
  const change = isZero(adjustments)
    ? []
    : [adjustments.startsWith('-') ? '−' : '+', formatEveryDecimal(adjustments.replace('-', ''), locale)];
  const equation = [
    formatEveryDecimal(row.net_rake, locale),
    '×',
    formatEdgePerDollar(row.edge_multiplier, locale),
    ...change,
    check.isRounded ? '≈' : '=',
    formatEveryDecimal(check.earned, locale),
  ].join(' ');
  const earned = formatEveryDecimal(row.edge_earned, locale);
  if (check.isRight) {
    return (
      <Notice intent="positive">
        <Trans>
          We checked it: <bdi>{equation}</bdi>
        </Trans>
      </Notice>
    );
  }
  return (
    <SupportNotice>
      <Trans>
        This doesn’t add up: <bdi>{equation}</bdi>, but the room reported <bdi>{earned}</bdi>. Tell us and
        we’ll look into it with the room.
      </Trans>
    </SupportNotice>
  );
}
