import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { edgeHistoryQuery } from '#queries/edge-history.ts';
import type { EdgeHistoryOrder } from '#sdk/generated/model/edge-history-order.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import type { HistoryFilters } from './history-filters.ts';

/** The movements that the filters let through, read on page by page. */
export function useHistory(filters: HistoryFilters, order: EdgeHistoryOrder) {
  const query = useInfiniteQuery(edgeHistoryQuery(paramsOf(filters, order)));
  const { data } = query;
  const movements = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? [], [data]);
  return { ...query, movements, count: data?.pages.at(-1)?.count };
}

export type History = ReturnType<typeof useHistory>;

function paramsOf({ kinds, from, to }: HistoryFilters, order: EdgeHistoryOrder): EdgeHistoryParams {
  return {
    order,
    ...(kinds.length === 0 ? {} : { kind: [...kinds] }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
