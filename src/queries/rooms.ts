import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '#sdk/errors.ts';
import { room } from '#sdk/generated/api/rooms/rooms.ts';
import { Room200Response } from '#sdk/generated/zod/rooms/rooms.zod.ts';
import { validated } from '#sdk/validated.ts';

export type { Room } from '#sdk/generated/model/room.ts';

/** One room with its deals in the member's country. A room that is shown only for the member's account has no deals. */
export const roomQuery = (slug: string) =>
  queryOptions({
    queryKey: ['room', slug],
    queryFn: async ({ signal }) => validated(Room200Response, await room(slug, { signal })),
  });

/** Whether the room does not exist, or is neither offered here nor has an account of the member. */
export function isRoomUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}
