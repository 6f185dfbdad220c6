import { useMemo } from 'react';

import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { filterRows } from './filter-rows.ts';
import { readSort, sortRows } from './sort-rows.ts';

/** The rows that fit the text, in the order of the address; the same list until one of them changes. */
export function useShownRows(
  data: Earnings | undefined,
  text: string,
  sort: string | undefined,
  locale: string,
): readonly EarningsRow[] {
  return useMemo(
    () => sortRows(filterRows(data?.rows ?? [], text), readSort(sort), locale),
    [data?.rows, text, sort, locale],
  );
}
