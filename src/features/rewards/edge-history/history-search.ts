import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { HistoryFilters } from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { addMonths, dayOf, EARLIEST_DAY, isOffered, lastDayOf, monthOf } from '#lib/calendar.ts';
import { edgeHistoryQuery } from '#queries/edge-history.ts';
import type { routes } from '#routes.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import type { EdgeMovementKind } from '#sdk/generated/model/edge-movement-kind.ts';
import { EdgeMovementKind as KindSchema } from '#sdk/generated/zod/schemas/edge-movement-kind.zod.ts';

/** The filters and order of the ledger in the address. */
export type HistorySearch = ReturnType<typeof routes.edgeHistory.search>;

/** In the order in which Edge goes through them. */
export const KINDS: readonly EdgeMovementKind[] = KindSchema.options;

/**
 * The filters that an address names, kinds in the order of `KINDS`. Unknown kinds and days that the date pickers do not
 * offer are left out. Days in the wrong order are swapped.
 */
export function filtersOf({ kind, from, to, order }: HistorySearch): HistoryFilters {
  const named = kind?.split(',') ?? [];
  const kinds = KINDS.filter((one) => named.includes(one));
  const [first, last] = [known(from), known(to)];
  const isReversed = first !== undefined && last !== undefined && first > last;
  return {
    kinds,
    from: isReversed ? last : first,
    to: isReversed ? first : last,
    order: order ?? 'newest',
  };
}

/** The kinds in the address; undefined for all. */
export function kindParameter(kinds: readonly EdgeMovementKind[]): string | undefined {
  return kinds.length === 0 ? undefined : KINDS.filter((kind) => kinds.includes(kind)).join(',');
}

export function isFiltered({ kinds, from, to }: HistoryFilters): boolean {
  return kinds.length > 0 || from !== undefined || to !== undefined;
}

function known(day: string | undefined): string | undefined {
  return day !== undefined && isOffered(day) ? day : undefined;
}

/** Days of UTC, both included; open at an end that is left out. */
type Period = Pick<HistoryFilters, 'from' | 'to'>;

export type NamedPeriod = 'all' | 'thisMonth' | 'lastMonth';

/** The days of a named period, independent of the time zone of the device. */
export function periodOf(name: NamedPeriod, now: number): Period {
  if (name === 'all') return { from: undefined, to: undefined };
  const month = addMonths(monthOf(now), name === 'lastMonth' ? -1 : 0);
  return { from: `${month}-01`, to: lastDayOf(month) };
}

/** The name of a period; null if it has none. */
export function nameOfPeriod({ from, to }: Period, now: number): NamedPeriod | null {
  const names = ['all', 'thisMonth', 'lastMonth'] as const;
  return (
    names.find((name) => {
      const period = periodOf(name, now);
      return period.from === from && period.to === to;
    }) ?? null
  );
}

/** Fills in an open end, for a field that needs both. */
export function closedPeriod({ from, to }: Period, now: number): { from: string; to: string } {
  if (from === undefined && to === undefined) return { from: '', to: '' };
  const today = dayOf(now);
  return { from: from ?? EARLIEST_DAY, to: to ?? (from !== undefined && from > today ? from : today) };
}

export function useHistory(filters: HistoryFilters) {
  const query = useInfiniteQuery(edgeHistoryQuery(paramsOf(filters)));
  const { data } = query;
  const movements = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? [], [data]);
  return { ...query, movements, count: data?.pages.at(-1)?.count };
}

export type History = ReturnType<typeof useHistory>;

export function paramsOf({ kinds, from, to, order }: HistoryFilters): EdgeHistoryParams {
  return {
    order,
    ...(kinds.length === 0 ? {} : { kind: [...kinds] }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
