import { Trans, useLingui } from '@lingui/react/macro';

import { movementKind } from '#i18n/movement-kind.ts';
import { CheckIcon } from '#ui/icons/check-icon.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import type { BalanceOfMonth } from '../balance-of-month.ts';
import { formatEdgeChange, formatEveryDecimal } from '#lib/format-decimal.ts';

interface BalanceSectionProps {
  readonly balance: BalanceOfMonth;
  readonly isCurrent: boolean;
}

/** From the opening balance to the closing one, and whether what lies between makes the difference. */
export function BalanceSection({ balance, isCurrent }: BalanceSectionProps) {
  const { t, i18n } = useLingui();
  const amount = (value: string) => <bdi>{formatEveryDecimal(value, i18n.locale)}</bdi>;
  return (
    <SectionCard title={t`Balance`}>
      <RecordTable
        label={t`Balance`}
        columns={[
          { id: 'kind', header: t`Kind` },
          { id: 'count', header: t`Movements`, isNumber: true },
          { id: 'change', header: t`Edge`, isNumber: true },
        ]}
        rows={[
          { id: 'opening', cells: [t`Opening balance`, null, amount(balance.opening)] },
          ...balance.kinds.map((sum) => ({
            id: sum.kind,
            cells: [
              i18n._(movementKind[sum.kind]),
              <bdi key="count">{new Intl.NumberFormat(i18n.locale).format(sum.count)}</bdi>,
              <bdi key="change">{formatEdgeChange(sum.change, i18n.locale)}</bdi>,
            ],
          })),
        ]}
        sum={[isCurrent ? t`Balance so far` : t`Closing balance`, null, amount(balance.closing)]}
      />
      <AddsUp balance={balance} />
    </SectionCard>
  );
}

function AddsUp({ balance: { addsUp, counted, closing } }: { readonly balance: BalanceOfMonth }) {
  const { t, i18n } = useLingui();
  const [sum, last] = [counted, closing].map((amount) => formatEveryDecimal(amount, i18n.locale));
  if (addsUp) {
    return (
      <Inline gap={2}>
        <Badge tone="positive" icon={<CheckIcon />} label={t`Adds up`} />
        <Text size="small" tone="muted">
          <Trans>The opening balance and every change come to exactly this.</Trans>
        </Text>
      </Inline>
    );
  }
  return (
    <Notice intent="caution">
      <Trans>
        This does not add up: the opening balance and every change come to <bdi>{sum}</bdi>, and the last
        movement says <bdi>{last}</bdi>. Contact support with this statement.
      </Trans>
    </Notice>
  );
}
