import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import { EdgeHistory200Response } from '#sdk/generated/zod/edge-history/edge-history.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The Edge ledger, loaded page by page. */
export const edgeHistoryQuery = (params: EdgeHistoryParams) =>
  infiniteQueryOptions({
    queryKey: ['edge-history', params],
    queryFn: ({ pageParam, signal }) =>
      readEdgeHistory(pageParam === null ? params : { ...params, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    // A refetch loads every page of the list again, so that a long list is refetched only on request (checklist, G8).
    refetchOnWindowFocus: ({ state }) => state.data === undefined || state.data.pages.length === 1,
  });

/** One page of the ledger. */
export const readEdgeHistory = async (params: EdgeHistoryParams, signal: AbortSignal) =>
  validated(EdgeHistory200Response, await edgeHistory(params, { signal }));
