import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { edgeHistory, getEdgeHistoryQueryKey } from '#sdk/generated/api/edge-history/edge-history.ts';
import type { EdgeHistoryOrder } from '#sdk/generated/model/edge-history-order.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import { EdgeHistory200Response } from '#sdk/generated/zod/edge-history/edge-history.zod.ts';
import { validated } from '#sdk/validated.ts';
import type { HistoryFilters } from './history-filters.ts';

/** The movements that the filters let through, read on page by page. */
export function useHistory(filters: HistoryFilters, order: EdgeHistoryOrder) {
  const params = paramsOf(filters, order);
  const query = useInfiniteQuery({
    // A list of pages is of another shape than one page, which others keep under the generated key.
    queryKey: [...getEdgeHistoryQueryKey(params), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return validated(
        EdgeHistory200Response,
        await edgeHistory({ ...params, ...cursor }, undefined, signal),
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    // A list is read again page after page: a long one only when somebody asks for it (checklist, G8).
    refetchOnWindowFocus: ({ state }) => state.data === undefined || state.data.pages.length === 1,
  });
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
