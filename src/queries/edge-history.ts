import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import type { EdgeHistoryParams } from '#sdk/generated/model/edge-history-params.ts';
import { EdgeHistory } from '#sdk/generated/zod/schemas/edge-history.zod.ts';
import { EdgeMovementKind } from '#sdk/generated/zod/schemas/edge-movement-kind.zod.ts';
import { EdgeMovementReason } from '#sdk/generated/zod/schemas/edge-movement-reason.zod.ts';
import { EdgeMovementStep } from '#sdk/generated/zod/schemas/edge-movement-step.zod.ts';
import { EdgeMovement as ApiMovement } from '#sdk/generated/zod/schemas/edge-movement.zod.ts';
import { PlanInterval } from '#sdk/generated/zod/schemas/plan-interval.zod.ts';
import { PlanTier } from '#sdk/generated/zod/schemas/plan-tier.zod.ts';
import { RoomSummary } from '#sdk/generated/zod/schemas/room-summary.zod.ts';
import { IN_LANGUAGE } from './language.ts';
import { orUnknown } from './known.ts';
import { validated } from '#sdk/validated.ts';

const movement = z.extend(ApiMovement, {
  kind: orUnknown(EdgeMovementKind),
  room: z.nullable(z.pick(RoomSummary, { name: true })),
  plan: z.optional(z.object({ tier: orUnknown(PlanTier), interval: orUnknown(PlanInterval) })),
  reason: z.optional(orUnknown(EdgeMovementReason)),
  steps: z.array(z.extend(EdgeMovementStep, { kind: orUnknown(EdgeMovementStep.shape.kind) })),
});

export type EdgeMovement = z.output<typeof movement>;

export const edgeHistoryAnswer = z.extend(EdgeHistory, { results: z.array(movement) });

/** The Edge ledger, loaded page by page. */
export const edgeHistoryQuery = (params: EdgeHistoryParams) =>
  infiniteQueryOptions({
    queryKey: ['edge-history', params],
    meta: IN_LANGUAGE,
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
  validated(edgeHistoryAnswer, await edgeHistory(params, { signal }));

/** All movements that the filters let through, newest first. */
export async function readEveryMovement(
  filters: EdgeHistoryParams,
  signal: AbortSignal,
): Promise<EdgeMovement[]> {
  const movements: EdgeMovement[] = [];
  let params: EdgeHistoryParams | null = filters;
  while (params !== null) {
    const page = await readEdgeHistory(params, signal);
    movements.push(...page.results);
    params = page.next_cursor === null ? null : { ...filters, cursor: page.next_cursor };
  }
  return movements;
}

/**
 * What was credited from a day on.
 *
 * @param from `2026-03-14`
 */
export const creditsQuery = (from: string) =>
  queryOptions({
    queryKey: ['edge-history', 'credits', from],
    queryFn: ({ signal }) => readEveryMovement({ kind: ['credited'], from }, signal),
  });
