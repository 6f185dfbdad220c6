import { useQuery } from '@tanstack/react-query';

import { getRegionQueryKey, region } from '#sdk/generated/api/region/region.ts';
import { getRoomQueryKey, room } from '#sdk/generated/api/rooms/rooms.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { Room200Response } from '#sdk/generated/zod/rooms/rooms.zod.ts';
import { ApiError } from '#sdk/errors.ts';
import { validated } from '#sdk/validated.ts';
import { minimumAge } from '#lib/minimum-age.ts';

/** A room as pages hand it to the parts that show something of it. */
export type RoomAnswer = Room;

/** One room with its deals in the member's country; it has none at a room that is shown for their account alone. */
export function useRoom(slug: string) {
  return useQuery({
    queryKey: getRoomQueryKey(slug),
    queryFn: async ({ signal }) => validated(Room200Response, await room(slug, undefined, signal)),
  });
}

/** Whether a read failed because there is no such room, or none that is offered here or that the member plays at. */
export function isRoomUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}

/** The country that the member's connection is in (ISO 3166-1 alpha-2), or null while that is not known. */
export function useConnectionCountry(): string | null {
  // Not the generated hook: the shell reads the region too, and would bring all of TanStack Query to every page.
  const { data } = useQuery({
    queryKey: getRegionQueryKey(),
    queryFn: async ({ signal }) => validated(Region200Response, await region(undefined, signal)),
  });
  return data?.country ?? null;
}

/** From what age one may play where the member is, or null while that is not known. */
export function useMinimumAge(): number | null {
  const country = useConnectionCountry();
  return country === null ? null : minimumAge(country);
}
