import { Trans, useLingui } from '@lingui/react/macro';

import { formatMonth } from '#lib/dates.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { adjustmentsOfMonth } from '../adjustments-of-month.ts';
import { balanceOfMonth } from '../balance-of-month.ts';
import { creditedOfMonth } from '../credited-of-month.ts';
import { formatEveryDecimal } from '#lib/format-decimal.ts';
import type { StatementData } from '../statement.queries.ts';
import { Adjustments } from './adjustments.tsx';
import { BalanceSection } from './balance-section.tsx';
import { CreditedSection } from './credited-section.tsx';
import { EarningsByRoom } from './earnings-by-room.tsx';
import { Movements } from './movements.tsx';
import { StatementHead } from './statement-head.tsx';

interface StatementSheetProps {
  readonly month: string;
  /** The month is not over. */
  readonly isCurrent: boolean;
  readonly data: StatementData;
  /** When it was read, in milliseconds since the epoch. */
  readonly madeAt: number;
}

/** What goes on paper. */
export function StatementSheet({ month, isCurrent, data, madeAt }: StatementSheetProps) {
  const { t, i18n } = useLingui();
  const monthName = formatMonth(month, i18n.locale);
  const { earnings, movements, opening } = data;
  const isEmpty = earnings.rows.length === 0 && movements.length === 0;
  const balance = formatEveryDecimal(opening, i18n.locale);
  return (
    <Stack gap={6}>
      <SectionCard title={isCurrent ? <Trans>{monthName} so far</Trans> : monthName}>
        <StatementHead earnings={earnings} madeAt={madeAt} />
      </SectionCard>
      {isEmpty ? (
        <EmptyState level={2} icon={<CalendarIcon />} title={t`Nothing happened in ${monthName}`}>
          <Trans>
            Your balance stayed at <bdi>{balance}</bdi> Edge.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <BalanceSection balance={balanceOfMonth(opening, movements)} isCurrent={isCurrent} />
          <EarningsByRoom rows={earnings.rows} />
          <CreditedSection month={month} joined={creditedOfMonth(month, earnings.rows, movements)} />
          <Adjustments adjustments={adjustmentsOfMonth(movements, earnings.rows)} />
          <Movements movements={movements} />
        </>
      )}
    </Stack>
  );
}
