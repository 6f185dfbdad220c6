import type { SessionView } from '#session/session-view.ts';
import type { Visitor } from './route-decision.ts';

/** What the guards need to know of the session. */
export function visitorOf({ isAuthorized, isInitialized, isOpening, status }: SessionView): Visitor {
  if (isAuthorized) return 'loggedIn';
  // A login that has got its tokens reads the account next; so does a retry.
  if (!isInitialized || isOpening) return 'unknown';
  return status === 'unreachable' ? 'unreachable' : 'loggedOut';
}
