import { useSyncExternalStore } from 'react';

import { forgetVisit, noteVisit, onVisits, readVisits, type RoomVisit } from '#lib/room-visits.ts';
import { useSession } from '#session/use-session.ts';

interface RoomVisits {
  /** Newest first. */
  readonly visits: readonly RoomVisit[];
  /** The member has just opened the room. */
  readonly note: (room: { readonly slug: string; readonly name: string }) => void;
  readonly forget: (slug: string) => void;
}

/** The rooms that the member opened and has not reported yet; follows what happens in other tabs. */
export function useRoomVisits(): RoomVisits {
  const { user } = useSession();
  const member = user?.id ?? NOBODY;
  return {
    visits: useSyncExternalStore(onVisits, () => readVisits(member)),
    note: ({ slug, name }) => {
      noteVisit(member, { slug, name, openedAt: new Date().toISOString() });
    },
    forget: (slug) => {
      forgetVisit(member, slug);
    },
  };
}

const NOBODY = 0;
