import * as z from 'zod/mini';

/** What a finished step leaves in its history entry, so that a reload shows it again. It tells nothing of a person. */
const historyNote = z.object({
  accountDeleted: z.optional(z.literal(true)),
  passwordUpdated: z.optional(z.literal(true)),
  /** The `uidb64` of the account; the address stands in the storage, and goes from there. */
  signedUp: z.optional(z.string()),
});

export type HistoryNote = z.output<typeof historyNote>;

/** @param state of the history entry, as the browser kept it */
export function readHistoryNote(state: unknown): HistoryNote {
  const parsed = historyNote.safeParse(state);
  return parsed.success ? parsed.data : {};
}

/** Takes the place of whatever this history entry held. */
export function noteInHistory(note: HistoryNote): void {
  window.history.replaceState(note, '');
}

/** Goes with the history entry that logging out leads to, so that it is said also where that page does not load. */
export const LOGGED_OUT = { hasLoggedOut: true } as const;

export function hasJustLoggedOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasLoggedOut' in state;
}
