import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';
import { useNowByDay } from '#hooks/use-now.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { periodName } from '../edge-history.messages.ts';
import { type HistoryFilters, kindParameter } from '../history-filters.ts';
import { closedPeriod, type NamedPeriod, nameOfPeriod, periodOf } from '../history-period.ts';
import type { HistorySearch } from '../history-search.ts';
import { KindFilter } from './kind-filter.tsx';

const PeriodForm = lazyNamed(async () => (await import('./period-form.tsx')).PeriodForm);

const OWN = 'own';

interface HistoryFiltersBarProps {
  readonly filters: HistoryFilters;
  readonly onSearch: (values: Partial<HistorySearch>) => void;
}

/** Which kinds of movement, and of which days. Days of the player's own are typed into a form. */
export function HistoryFiltersBar({ filters, onSearch }: HistoryFiltersBarProps) {
  const { t, i18n } = useLingui();
  const now = useNowByDay();
  const [isChoosing, setChoosing] = useState(false);
  const name = nameOfPeriod(filters, now);
  const isOwn = isChoosing || name === null;
  const names = Object.keys(periodName) as NamedPeriod[];
  const choose = (value: string) => {
    const chosen = names.find((one) => one === value);
    setChoosing(chosen === undefined);
    if (chosen !== undefined) onSearch(periodOf(chosen, now));
  };
  return (
    <Stack gap={4}>
      <FilterBar label={t`Filter the movements`}>
        <KindFilter
          chosen={filters.kinds}
          onChoose={(kinds) => {
            onSearch({ kind: kindParameter(kinds) });
          }}
        />
        <Choice
          layout="stacked"
          label={t`Period`}
          value={isOwn ? OWN : name}
          options={[
            ...names.map((value) => ({ value, label: i18n._(periodName[value]) })),
            { value: OWN, label: t`Choose the days` },
          ]}
          onChange={choose}
        />
      </FilterBar>
      {isOwn && (
        <Inline>
          <PeriodForm
            period={closedPeriod(filters, now)}
            onPeriod={(period) => {
              setChoosing(true);
              onSearch(period);
            }}
          />
        </Inline>
      )}
    </Stack>
  );
}
