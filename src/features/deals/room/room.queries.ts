import { useQuery } from '@tanstack/react-query';

import { regionQuery } from '#queries/region.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import { ApiError } from '#sdk/errors.ts';
import { minimumAge } from '#lib/minimum-age.ts';

/** A room as pages hand it to the parts that show something of it. */
export type RoomAnswer = Room;

/** Whether a read failed because there is no such room, or none that is offered here or that the member plays at. */
export function isRoomUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}

/** The country that the member's connection is in (ISO 3166-1 alpha-2), or null while that is not known. */
export function useConnectionCountry(): string | null {
  const { data } = useQuery(regionQuery());
  return data?.country ?? null;
}

/** From what age one may play where the member is, or null while that is not known. */
export function useMinimumAge(): number | null {
  const country = useConnectionCountry();
  return country === null ? null : minimumAge(country);
}
