import { Trans, useLingui } from '@lingui/react/macro';

import { lastUpdated } from '#features/rewards/earnings/earnings-columns.ts';
import { formatAge, formatDay, formatMoment, formatMonth } from '#lib/dates.ts';
import { formatEdgeChange, formatEveryDecimal } from '#lib/format-decimal.ts';
import { useSession } from '#session/use-session.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { CalendarIcon, CheckIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import { balanceOfMonth, type BalanceOfMonth, creditedOfMonth, extrasOfMonth } from './month-sums.ts';
import { BalanceLineName, CreditedSection, EarningsByRoom, Extras, Movements } from './statement-tables.tsx';
import type { StatementData } from './statement.queries.ts';

interface StatementSheetProps {
  readonly month: string;
  /** The month is not over. */
  readonly isCurrent: boolean;
  readonly data: StatementData;
  /** When it was read, in milliseconds since the epoch. */
  readonly madeAt: number;
}

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
          <Extras extras={extrasOfMonth(movements, earnings.rows)} />
          <Movements movements={movements} />
        </>
      )}
    </Stack>
  );
}

interface StatementHeadProps {
  readonly earnings: StatementData['earnings'];
  readonly madeAt: number;
}

function StatementHead({ earnings: { period, last_updated: updated }, madeAt }: StatementHeadProps) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const zone = period.time_zone;
  const days = [period.start, period.end].map((day) => formatDay(day, i18n.locale)).join(' – ');
  const email = user?.email ?? null;
  const made = new Date(madeAt).toISOString();
  return (
    <Facts
      facts={[
        { term: t`Name`, details: <bdi>{[user?.first_name, user?.last_name].join(' ').trim()}</bdi> },
        ...(email === null ? [] : [{ term: t`Email`, details: <bdi>{email}</bdi> }]),
        {
          term: t`Period`,
          details: (
            <bdi>
              {days} ({zone})
            </bdi>
          ),
        },
        {
          term: i18n._(lastUpdated),
          details:
            updated === null ? (
              <Trans>No room has reported anything</Trans>
            ) : (
              <Updated at={updated} now={madeAt} />
            ),
        },
        { term: t`Made`, details: <Moment at={made} /> },
      ]}
    />
  );
}

/** The age of the data, not of the statement (scenario 45). */
function Updated({ at, now }: { readonly at: string; readonly now: number }) {
  const { i18n } = useLingui();
  const age = formatAge(at, now, i18n.locale);
  return (
    <span>
      <Moment at={at} />{' '}
      <Trans>
        (<bdi>{age}</bdi>, the oldest of your rooms’ data)
      </Trans>
    </span>
  );
}

function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at}>
      <bdi>{formatMoment(at, i18n.locale)}</bdi>
    </time>
  );
}

interface BalanceSectionProps {
  readonly balance: BalanceOfMonth;
  readonly isCurrent: boolean;
}

function BalanceSection({ balance, isCurrent }: BalanceSectionProps) {
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
          ...balance.lines.map((sum) => ({
            id: sum.line,
            cells: [
              <BalanceLineName key="line" line={sum.line} />,
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
