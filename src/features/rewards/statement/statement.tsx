import { Trans, useLingui } from '@lingui/react/macro';

import { earlierMonths } from '#features/rewards/earnings/earnings-rows.ts';
import { useNowByDay } from '#hooks/use-now.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { addMonths, monthOf } from '#lib/calendar.ts';
import { formatMonth } from '#lib/dates.ts';
import { LoadError } from '#loading/load-error.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PrinterIcon } from '#ui/icons/icons.ts';
import { Inline, Show, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { statementMonth } from './month-sums.ts';
import { StatementSheet } from './statement-sheet.tsx';
import { useFirstMonth, useStatement } from './statement.queries.ts';

interface StatementProps {
  /** `YYYY-MM`; undefined for this month. */
  readonly month: string | undefined;
  readonly onMonth: (month: string) => void;
}

export function Statement({ month: requested, onMonth }: StatementProps) {
  const { locale } = useLanguage();
  const current = monthOf(useNowByDay());
  const month = statementMonth(requested, current);
  const query = useStatement(month);
  const monthName = formatMonth(month, locale);
  return (
    <Stack gap={6}>
      <MonthBar month={month} current={current} isReady={query.data !== undefined} onMonth={onMonth} />
      <VisuallyHidden>
        <span role="status">{query.data !== undefined && monthName}</span>
      </VisuallyHidden>
      {query.data !== undefined ? (
        <StatementSheet
          month={month}
          isCurrent={month === current}
          data={query.data}
          madeAt={query.dataUpdatedAt}
        />
      ) : (
        <NoSheet query={query} />
      )}
      <Show isPrinted={false}>
        <Text size="small" tone="muted">
          <Trans>
            Need more than a month? Get <Link href={routes.account.href()}>all your data in one file</Link>.
          </Trans>
        </Text>
      </Show>
    </Stack>
  );
}

function NoSheet({ query }: { readonly query: ReturnType<typeof useStatement> }) {
  const { t } = useLingui();
  if (!query.isError) {
    return (
      <SkeletonGroup label={t`Loading your statement`}>
        <Stack gap={6}>
          <Skeleton shape="block" height="card" />
          <Skeleton shape="block" height="chart" />
        </Stack>
      </SkeletonGroup>
    );
  }
  return (
    <LoadError
      level={2}
      title={t`We couldn’t load your statement.`}
      error={query.error}
      pendingLabel={t`Loading your statement`}
      isPending={query.isFetching}
      onRetry={() => void query.refetch()}
      isAnnounced
    >
      <Trans>Your Edge is safe.</Trans>
    </LoadError>
  );
}

interface MonthBarProps {
  readonly month: string;
  readonly current: string;
  /** Whether there is something to print. */
  readonly isReady: boolean;
  readonly onMonth: (month: string) => void;
}

function MonthBar({ month, current, isReady, onMonth }: MonthBarProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const months = earlierMonths(current, useFirstMonth(current), month, current);
  const step = (count: number) => {
    onMonth(addMonths(month, count));
  };
  return (
    <Show isPrinted={false}>
      <Inline gap={4} justify="between">
        <Inline gap={2}>
          <Choice
            label={t`Month`}
            value={month}
            options={months.map((value) => ({
              value,
              label: formatMonth(value, locale),
            }))}
            onChange={onMonth}
          />
          {/* Removed rather than disabled: a disabled button would lose focus too, and a heading takes it on removal. */}
          {month !== months.at(-1) && (
            <IconButton
              label={t`Previous month`}
              icon={<ChevronLeftIcon />}
              onPress={() => {
                step(-1);
              }}
            />
          )}
          {month !== current && (
            <IconButton
              label={t`Next month`}
              icon={<ChevronRightIcon />}
              onPress={() => {
                step(1);
              }}
            />
          )}
        </Inline>
        <Button
          icon={<PrinterIcon />}
          isDisabled={!isReady}
          onPress={() => {
            window.print();
          }}
        >
          {t`Print`}
        </Button>
      </Inline>
    </Show>
  );
}
