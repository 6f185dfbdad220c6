import { joinHref, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';

/** Where a room is seen: a visitor creates an account first. */
export function useRoomHref(room: string): string {
  const { user } = useSession();
  const href = routes.room.href({ room });
  return user === null ? joinHref(href) : href;
}
