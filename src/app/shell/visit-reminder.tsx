import { VisitCard } from '#features/deals/room-visit/room-visit.tsx';
import { matchRoute, routes } from '#routes.ts';
import { usePath } from '../navigation/language-address.ts';

/** Reminds a member, above every page, of a room visit without a reported username. Not shown on the blocked page. */
export function VisitReminder() {
  const path = usePath();
  const page = matchRoute(path);
  if (page === 'blocked') return null;
  return <VisitCard shownRoom={page === 'room' ? routes.room.params(path).room : null} />;
}
