/** What the history entry of the goodbye page holds for somebody whose account was deleted on the way to it. */
export const justDeleted = { accountDeleted: true };

export function wasJustDeleted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'accountDeleted' in state;
}
