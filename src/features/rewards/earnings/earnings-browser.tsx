import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { useToolbarTexts } from '#features/rewards/grid-texts/grid-texts.ts';
import { useGridView } from '#hooks/use-grid-view.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { rowId } from '#domain/earnings-columns.ts';
import { formatMonth } from '#lib/dates.ts';
import { formatNumber } from '#lib/format-decimal.ts';
import type { Earnings } from '#queries/earnings.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { GridToolbar } from '#ui/data-grid/grid-toolbar.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { useTypedText } from '#ui/search-field/use-typed-text.ts';
import { Text } from '#ui/text/text.tsx';
import { useMonthName } from './earnings-columns.ts';
import {
  type EarningsSort,
  endOf,
  filterRows,
  type MonthQuery,
  type OnRewardsSearch,
  readSort,
  type RewardsSearch,
  sortParameter,
  sortRows,
} from './earnings-rows.ts';
import type { EarningsSectionProps } from './earnings-grid.tsx';
import { EarningsSection } from './earnings-section.tsx';
import { useGridColumns } from './grid-columns.tsx';

interface EarningsBrowserProps {
  /** The columns and density are stored for each member. */
  readonly member: number;
  /** One or two. */
  readonly months: readonly MonthQuery[];
  /** What the menu offers beside this month and last month, newest first. */
  readonly earlier: readonly string[];
  readonly search: RewardsSearch;
  readonly onSearch: OnRewardsSearch;
}

/** The element around both tables, so that a column is fitted in both. */
const TABLES = 'earnings-tables';
/** The choice of this month and last month. */
const RECENT = 'recent';

/** The months share search, sort and columns. Search and sort are in the URL, columns and density in storage. */
export function EarningsBrowser({ member, months, earlier, search, onSearch }: EarningsBrowserProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [view, setView] = useGridView(member, 'earnings');
  const [text, setText] = useTypedText(search, (typed) => {
    onSearch({ q: asParameter(typed) }, 'typing');
  });
  const now = useMinute(months[0]?.query.dataUpdatedAt ?? 0);
  useMonthTurn(months, now);
  const columns = useGridColumns();
  const rows = [
    useShownRows(months[0]?.query.data, text, search.sort, locale),
    useShownRows(months[1]?.query.data, text, search.sort, locale),
  ];
  const hasNothing = months.every(({ query }) => query.data?.rows.length === 0);
  const toolbar = { columns, view, onViewChange: setView, texts: useToolbarTexts() };
  const grid = useMemo(
    () => ({ columns, view, onViewChange: setView, sort: readSort(search.sort) }),
    [columns, view, setView, search.sort],
  );
  // What was typed is in the address before a press sorts.
  const sort = useCallback(
    (chosen: EarningsSort) => {
      onSearch({ sort: sortParameter(chosen) });
    },
    [onSearch],
  );
  const clear = useCallback(() => {
    setText('');
    onSearch({ q: undefined });
    field.current?.focus();
  }, [setText, onSearch]);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Inline justify="between" align="end" gap={4}>
          <Heading level={2}>
            <Trans>Earnings by room</Trans>
          </Heading>
          {earlier.length > 0 && (
            <Choice
              label={t`Month`}
              value={months.length > 1 ? RECENT : (months[0]?.month ?? RECENT)}
              options={[
                { value: RECENT, label: t`This month and last month` },
                ...earlier.map((month) => ({ value: month, label: formatMonth(month, locale) })),
              ]}
              onChange={(month) => {
                onSearch({ month: month === RECENT ? undefined : month });
              }}
            />
          )}
        </Inline>
        <Text tone="muted">
          <Trans>Edge you earned at each room. Select a row to see how we calculated it.</Trans>
        </Text>
      </Stack>
      {!hasNothing && (
        <Stack gap={2}>
          <GridToolbar {...toolbar} gridId={TABLES}>
            <SearchField
              ref={field}
              label={t`Search`}
              placeholder={t`Room or username`}
              value={text}
              onChange={setText}
            />
          </GridToolbar>
          <ResultCount months={months} rows={rows} />
        </Stack>
      )}
      <div id={TABLES}>
        <Stack gap={8}>
          {months.map(({ month, query }, index) => (
            <EarningsSection
              key={month}
              month={month}
              query={query}
              rows={rows[index]?.rows ?? []}
              allRows={rows[index]?.allRows ?? []}
              now={now}
              grid={grid}
              onSort={sort}
              onClear={clear}
            />
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

function asParameter(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

const MINUTE_MS = 60_000;

/** The current time in milliseconds since 1970, never before the data was fetched. Renders again each minute. */
function useMinute(readAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Math.max(now, readAt);
}

/** Refetches the months when the first of them ends, at midnight UTC. */
function useMonthTurn(months: readonly MonthQuery[], now: number): void {
  const [first, second] = months;
  const end = first?.query.data === undefined ? Infinity : endOf(first.query.data.period);
  const isOver = first !== undefined && first.query.dataUpdatedAt < end && end <= now;
  const refetch = first?.query.refetch;
  const refetchSecond = second?.query.refetch;
  useEffect(() => {
    if (!isOver) return;
    refetch?.();
    refetchSecond?.();
  }, [isOver, refetch, refetchSecond]);
}

function useShownRows(
  data: Earnings | undefined,
  text: string,
  sort: string | undefined,
  locale: string,
): ShownRows {
  const allRows = useMemo(
    () => sortRows(data?.rows ?? [], readSort(sort), locale),
    [data?.rows, sort, locale],
  );
  const shown = filterRows(allRows, text);
  const shownIds = JSON.stringify(shown.map(rowId));
  // The same object until other rows fit: a key that changes none renders no table.
  return useMemo(() => {
    const ids = new Set<unknown>(JSON.parse(shownIds) as unknown[]);
    return { allRows, rows: allRows.filter((row) => ids.has(rowId(row))) };
  }, [allRows, shownIds]);
}

type ShownRows = Pick<EarningsSectionProps, 'rows' | 'allRows'>;

interface ResultCountProps {
  readonly months: readonly MonthQuery[];
  /** Of each month. */
  readonly rows: readonly ShownRows[];
}

function ResultCount({ months, rows }: ResultCountProps) {
  return (
    <Text as="div" size="small" tone="muted">
      <span role="status">
        {months.map(({ month, query }, index) => {
          const all = query.data?.rows.length;
          const shown = rows[index]?.rows.length ?? 0;
          return all === undefined || shown === all ? null : (
            <MonthCount key={month} name={month} shown={shown} all={all} />
          );
        })}
      </span>
    </Text>
  );
}

interface MonthCountProps {
  readonly name: string;
  readonly shown: number;
  readonly all: number;
}

function MonthCount({ name, shown, all }: MonthCountProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const monthName = useMonthName();
  const month = monthName(name);
  const some = formatNumber(shown, locale);
  return <span>{t`${month}: ${some} of ${plural(all, { one: '# row', other: '# rows' })}.`} </span>;
}
