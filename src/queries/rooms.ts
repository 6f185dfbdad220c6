import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { ApiError } from '#sdk/errors.ts';
import { room } from '#sdk/generated/api/rooms/rooms.ts';
import { Platform } from '#sdk/generated/zod/schemas/platform.zod.ts';
import { Deal as ApiDeal } from '#sdk/generated/zod/schemas/deal.zod.ts';
import { Room as ApiRoom } from '#sdk/generated/zod/schemas/room.zod.ts';
import { IN_LANGUAGE } from './language.ts';
import { knownOf } from './known.ts';
import { validated } from '#sdk/validated.ts';
import { deal } from './deals.ts';

export const roomAnswer = z.extend(z.omit(ApiRoom, { logo_url: true }), {
  platforms: knownOf(Platform),
  deals: z.array(z.extend(deal, { closed_at: ApiDeal.shape.closed_at })),
});

export type Room = z.output<typeof roomAnswer>;

/** One room with its deals in the member's country. A room that is shown only for the member's account has no deals. */
export const roomQuery = (slug: string) =>
  queryOptions({
    queryKey: ['room', slug],
    meta: IN_LANGUAGE,
    queryFn: async ({ signal }) => validated(roomAnswer, await room(slug, { signal })),
  });

/** Whether the room does not exist, or is neither offered here nor has an account of the member. */
export function isRoomUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}
