import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { useGridView } from '#hooks/use-grid-view.ts';
import { GridToolbar } from '#ui/data-grid/grid-toolbar.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { useTypedText } from '#ui/search-field/use-typed-text.ts';
import { Text } from '#ui/text/text.tsx';
import { type EarningsPeriod, earningsPeriods } from './earnings-period.ts';
import type { EarningsQuery } from './earnings.queries.ts';
import { EarningsSection } from './parts/earnings-section.tsx';
import { ResultCount } from './parts/result-count.tsx';
import { useGridColumns } from './parts/use-grid-columns.tsx';
import { useToolbarTexts } from './parts/use-grid-texts.ts';
import type { RewardsSearch } from './rewards-search.ts';
import { readSort, sortParameter } from './sort-rows.ts';
import { useMinute } from './use-minute.ts';
import { useMonthTurn } from './use-month-turn.ts';
import { useShownRows } from './use-shown-rows.ts';

interface EarningsBrowserProps {
  /** Whose they are: how the table looks is kept for each member. */
  readonly member: number;
  readonly readings: Readonly<Record<EarningsPeriod, EarningsQuery>>;
  readonly search: RewardsSearch;
  readonly onSearch: (values: Partial<RewardsSearch>) => void;
}

/** Holds both tables: a width that fits a column fits it in both. */
const TABLES = 'earnings-tables';

/** Two months, searched and sorted as one. What is chosen stands in the address, how it looks in storage. */
export function EarningsBrowser({ member, readings, search, onSearch }: EarningsBrowserProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [view, setView] = useGridView(member, 'earnings');
  const [text, setText] = useTypedText(search.q ?? '', (typed) => {
    onSearch({ q: asParameter(typed) });
  });
  const now = useMinute(readings.this_month.dataUpdatedAt);
  useMonthTurn(readings, now);
  const columns = useGridColumns();
  const rows = {
    this_month: useShownRows(readings.this_month.data, text, search.sort, locale),
    last_month: useShownRows(readings.last_month.data, text, search.sort, locale),
  };
  const hasNothing = earningsPeriods.every((period) => readings[period].data?.rows.length === 0);
  const toolbar = { columns, view, onViewChange: setView, texts: useToolbarTexts() };
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
          <ResultCount readings={readings} rows={rows} />
        </Stack>
      )}
      <div id={TABLES}>
        <Stack gap={10}>
          {earningsPeriods.map((period) => (
            <EarningsSection
              key={period}
              period={period}
              reading={readings[period]}
              rows={rows[period]}
              now={now}
              grid={{ columns, view, onViewChange: setView, sort: readSort(search.sort) }}
              onSort={(sort) => {
                onSearch({ q: asParameter(text), sort: sortParameter(sort) });
              }}
              onClear={() => {
                setText('');
                onSearch({ q: undefined });
                field.current?.focus();
              }}
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
