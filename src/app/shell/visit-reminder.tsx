import { usePathname } from 'wouter/use-browser-location';

import { VisitCard } from '#features/deals/room-visit/room-visit.tsx';
import { matchRoute, routes } from '#routes.ts';

/** What a member left open at a room, above every page; whoever is blocked is reminded of no room. */
export function VisitReminder() {
  const path = usePathname();
  const page = matchRoute(path);
  if (page === 'blocked') return null;
  return <VisitCard shownRoom={page === 'room' ? routes.room.params(path).room : null} />;
}
