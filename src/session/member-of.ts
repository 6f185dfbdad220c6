import type { SessionView } from './session-view.ts';

/** The id of whoever is logged in, null for a visitor, undefined while nobody knows. */
export function memberOf({ user, status }: SessionView): number | null | undefined {
  const isUnknown = status === 'starting' || status === 'fetchingAccount' || status === 'unreachable';
  return isUnknown ? undefined : (user?.id ?? null);
}
