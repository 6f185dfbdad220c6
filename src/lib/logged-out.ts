/** Goes with the history entry that logging out leads to, so that it is said also where that page does not load. */
export const LOGGED_OUT = { hasLoggedOut: true } as const;

export function hasJustLoggedOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasLoggedOut' in state;
}
