import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { useGridView } from '#hooks/use-grid-view.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { EarningsPeriod } from '#sdk/generated/model/earnings-period.ts';
import { rowId } from '#domain/earnings-columns.ts';
import type { Earnings } from '#queries/earnings.ts';
import { GridToolbar } from '#ui/data-grid/grid-toolbar.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { useTypedText } from '#ui/search-field/use-typed-text.ts';
import { Text } from '#ui/text/text.tsx';
import { periodName } from './earnings-columns.ts';
import {
  earningsPeriods,
  type EarningsQuery,
  type EarningsSort,
  endOf,
  filterRows,
  type OnRewardsSearch,
  readSort,
  type RewardsSearch,
  sortParameter,
  sortRows,
} from './earnings-rows.ts';
import type { EarningsSectionProps } from './earnings-grid.tsx';
import { EarningsSection } from './earnings-section.tsx';
import { useGridColumns, useToolbarTexts } from './grid-columns.tsx';

interface EarningsBrowserProps {
  /** The columns and density are stored for each member. */
  readonly member: number;
  readonly queries: Readonly<Record<EarningsPeriod, EarningsQuery>>;
  readonly search: RewardsSearch;
  readonly onSearch: OnRewardsSearch;
}

/** The element around both tables, so that a column is fitted in both. */
const TABLES = 'earnings-tables';

/** Both months share search, sort and columns. Search and sort are in the URL, columns and density in storage. */
export function EarningsBrowser({ member, queries, search, onSearch }: EarningsBrowserProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [view, setView] = useGridView(member, 'earnings');
  const [text, setText] = useTypedText(search, (typed) => {
    onSearch({ q: asParameter(typed) }, 'typing');
  });
  const now = useMinute(queries.this_month.dataUpdatedAt);
  useMonthTurn(queries, now);
  const columns = useGridColumns();
  const rows = {
    this_month: useShownRows(queries.this_month.data, text, search.sort, locale),
    last_month: useShownRows(queries.last_month.data, text, search.sort, locale),
  };
  const hasNothing = earningsPeriods.every((period) => queries[period].data?.rows.length === 0);
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
        <Heading level={2}>
          <Trans>Earnings by room</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            How every Edge came about. Most Edge Earned comes first, until you sort by another column. Open a
            row to see how it was counted.
          </Trans>
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
          <ResultCount queries={queries} rows={rows} />
        </Stack>
      )}
      <div id={TABLES}>
        <Stack gap={10}>
          {earningsPeriods.map((period) => (
            <EarningsSection
              key={period}
              period={period}
              query={queries[period]}
              {...rows[period]}
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

/** Refetches both months when this month ends, at midnight UTC. */
function useMonthTurn(queries: Readonly<Record<EarningsPeriod, EarningsQuery>>, now: number): void {
  const { this_month: thisMonth, last_month: lastMonth } = queries;
  const { data, dataUpdatedAt } = thisMonth;
  const end = data === undefined ? Infinity : endOf(data.period);
  const isOver = dataUpdatedAt < end && end <= now;
  const { refetch } = thisMonth;
  const { refetch: refetchLast } = lastMonth;
  useEffect(() => {
    if (!isOver) return;
    refetch();
    refetchLast();
  }, [isOver, refetch, refetchLast]);
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
  readonly queries: Readonly<Record<EarningsPeriod, EarningsQuery>>;
  readonly rows: Readonly<Record<EarningsPeriod, ShownRows>>;
}

function ResultCount({ queries, rows }: ResultCountProps) {
  return (
    <Text as="div" size="small" tone="muted">
      <span role="status">
        {earningsPeriods.map((period) => {
          const all = queries[period].data?.rows.length;
          return all === undefined ? null : (
            <MonthCount key={period} period={period} shown={rows[period].rows.length} all={all} />
          );
        })}
      </span>
    </Text>
  );
}

interface MonthCountProps {
  readonly period: EarningsPeriod;
  readonly shown: number;
  readonly all: number;
}

function MonthCount({ period, shown, all }: MonthCountProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const month = i18n._(periodName[period]);
  const some = new Intl.NumberFormat(locale).format(shown);
  return (
    <span>
      {shown < all
        ? t`${month}: ${some} of ${plural(all, { one: '# row', other: '# rows' })}.`
        : t`${month}: ${plural(all, { one: '# row', other: '# rows' })}.`}{' '}
    </span>
  );
}
