import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useNowByDay } from '#hooks/use-now.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import type { HistoryFilters } from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import type { EdgeMovementKind } from '#sdk/generated/model/edge-movement-kind.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { CircleIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { kindHeader, movementKind, periodName } from './edge-history.messages.ts';
import {
  closedPeriod,
  type HistorySearch,
  kindParameter,
  KINDS,
  type NamedPeriod,
  nameOfPeriod,
  periodOf,
} from './history-search.ts';

const PeriodForm = lazyNamed(async () => (await import('./period-form.tsx')).PeriodForm);

const OWN = 'own';

interface HistoryFiltersBarProps {
  readonly filters: HistoryFilters;
  readonly onSearch: (values: Partial<HistorySearch>) => void;
}

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
      <FilterBar label={t`Filter movements`}>
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
            { value: OWN, label: t`Choose days` },
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

interface KindFilterProps {
  /** Empty for all. */
  readonly chosen: readonly EdgeMovementKind[];
  readonly onChoose: (kinds: readonly EdgeMovementKind[]) => void;
}

function KindFilter({ chosen, onChoose }: KindFilterProps) {
  const { i18n } = useLingui();
  return (
    <div role="group" aria-label={i18n._(kindHeader)}>
      <Inline gap={2}>
        {KINDS.map((kind) => {
          const isPressed = chosen.includes(kind);
          return (
            <ToggleButton
              key={kind}
              icon={<CircleIcon />}
              isPressed={isPressed}
              onPress={() => {
                onChoose(isPressed ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
              }}
            >
              {i18n._(movementKind[kind])}
            </ToggleButton>
          );
        })}
      </Inline>
    </div>
  );
}
