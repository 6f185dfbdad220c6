import * as z from 'zod/mini';

/** The result of a finished step in its history entry, so that a reload shows it again. It holds no personal data. */
const historyNote = z.object({
  accountDeleted: z.optional(z.literal(true)),
  passwordUpdated: z.optional(z.literal(true)),
  /** The `uidb64` of the account. Its address is only in the storage, where it expires. */
  signedUp: z.optional(z.string()),
});

export type HistoryNote = z.output<typeof historyNote>;

/** @param state the state of the history entry */
export function readHistoryNote(state: unknown): HistoryNote {
  const parsed = historyNote.safeParse(state);
  return parsed.success ? parsed.data : {};
}

/** Replaces the state of this history entry. */
export function noteInHistory(note: HistoryNote): void {
  window.history.replaceState(note, '');
}

/** Stored in the history entry after logout, so that the logout is confirmed even if that page does not load. */
export const LOGGED_OUT = { hasLoggedOut: true } as const;

export function hasJustLoggedOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasLoggedOut' in state;
}
