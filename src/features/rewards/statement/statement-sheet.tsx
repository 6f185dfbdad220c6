import { Trans, useLingui } from '@lingui/react/macro';

import { SupportNotice } from '#features/rewards/support-notice/support-notice.tsx';
import { kindHeader } from '#features/rewards/edge-history/edge-history.messages.ts';
import { lastUpdated } from '#features/rewards/earnings/earnings-columns.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatAge, formatDays, formatMoment, formatMonth } from '#lib/dates.ts';
import { formatEdge, formatEdgeChange, formatEveryDecimal } from '#lib/format-decimal.ts';
import { useSession } from '#session/use-session.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { CalendarIcon, CheckIcon } from '#ui/icons/icons.ts';
import { Inline, Show, Stack } from '#ui/layout/layout.tsx';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
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
  const { t } = useLingui();
  const { locale } = useLanguage();
  const monthName = formatMonth(month, locale);
  const { earnings, movements, opening } = data;
  const isEmpty = earnings.rows.length === 0 && movements.length === 0;
  const balance = balanceOfMonth(opening, movements);
  return (
    <Stack gap={6}>
      <SectionCard title={monthName}>
        <StatFigure
          size="large"
          label={isCurrent ? t`Balance` : t`Closing balance`}
          figure={{ state: 'known', value: formatEdge(balance.closing, locale), unit: t`Edge` }}
        />
        <StatementHead earnings={earnings} madeAt={madeAt} />
      </SectionCard>
      {isEmpty ? (
        <EmptyState level={2} icon={<CalendarIcon />} title={t`Your Edge didn’t change in this month`} />
      ) : (
        <>
          <BalanceSection balance={balance} isCurrent={isCurrent} />
          <EarningsByRoom rows={earnings.rows} />
          <CreditedSection joined={creditedOfMonth(month, earnings.rows, movements)} />
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

/** On paper also whose statement it is, and when it was made. */
function StatementHead({ earnings: { period, last_updated: updated }, madeAt }: StatementHeadProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const { user } = useSession();
  const email = user?.email ?? null;
  const made = new Date(madeAt).toISOString();
  return (
    <div>
      <Facts
        facts={[
          {
            term: t({ message: 'Period', comment: 'The days of a statement' }),
            details: (
              <bdi>
                {formatDays(period.start, period.end, locale)} ({period.time_zone})
              </bdi>
            ),
          },
          {
            term: i18n._(lastUpdated),
            details:
              updated === null ? (
                <Trans>No reports from your rooms yet.</Trans>
              ) : (
                <Updated at={updated} now={madeAt} />
              ),
          },
        ]}
      />
      <Show isOnScreen={false}>
        <Facts
          facts={[
            { term: t`Name`, details: <bdi>{[user?.first_name, user?.last_name].join(' ').trim()}</bdi> },
            ...(email === null ? [] : [{ term: t`Email`, details: <bdi>{email}</bdi> }]),
            {
              term: t({ message: 'Created', comment: 'When a statement was made' }),
              details: <Moment at={made} />,
            },
          ]}
        />
      </Show>
    </div>
  );
}

/** The age of the data, not of the statement (scenario 45). */
function Updated({ at, now }: { readonly at: string; readonly now: number }) {
  const { locale } = useLanguage();
  return (
    <span>
      <Moment at={at} /> (<bdi>{formatAge(at, now, locale)}</bdi>)
    </span>
  );
}

function Moment({ at }: { readonly at: string }) {
  const { locale } = useLanguage();
  return (
    <time dateTime={at}>
      <bdi>{formatMoment(at, locale)}</bdi>
    </time>
  );
}

interface BalanceSectionProps {
  readonly balance: BalanceOfMonth;
  readonly isCurrent: boolean;
}

function BalanceSection({ balance, isCurrent }: BalanceSectionProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const amount = (value: string) => <bdi>{formatEveryDecimal(value, locale)}</bdi>;
  return (
    <SectionCard title={t`Balance`}>
      <RecordTable
        label={t`Balance`}
        columns={[
          {
            id: 'kind',
            header: i18n._(kindHeader),
          },
          { id: 'change', header: t`Edge`, isNumber: true },
        ]}
        rows={[
          { id: 'opening', cells: [t`Opening balance`, amount(balance.opening)] },
          ...balance.lines.map((sum) => ({
            id: sum.line,
            cells: [
              <BalanceLineName key="line" line={sum.line} />,
              <bdi key="change">{formatEdgeChange(sum.change, locale)}</bdi>,
            ],
          })),
        ]}
        sum={[isCurrent ? t`Balance` : t`Closing balance`, amount(balance.closing)]}
      />
      <AddsUp balance={balance} />
    </SectionCard>
  );
}

function AddsUp({ balance: { addsUp, counted, closing } }: { readonly balance: BalanceOfMonth }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const [sum, last] = [counted, closing].map((amount) => formatEveryDecimal(amount, locale));
  if (addsUp) {
    return (
      <Inline gap={2}>
        <Badge tone="positive" icon={<CheckIcon />} label={t`Adds up`} />
        <Text size="small" tone="muted">
          <Trans>Opening balance plus all changes.</Trans>
        </Text>
      </Inline>
    );
  }
  return (
    <SupportNotice>
      <Trans>
        This doesn’t add up: the opening balance plus all changes is <bdi>{sum}</bdi>, but the last movement
        says <bdi>{last}</bdi>.
      </Trans>
    </SupportNotice>
  );
}
