/**
 * Logs a failure that the person need not see. Logs only the name and message of the error: its other properties can
 * hold a request with a token or a password.
 */
export function logFailure(what: string, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  console.error(`${what}. ${reason}`);
}

/** Logs what an operator may want to change, and works as it is. */
export function logNote(note: string): void {
  console.warn(note);
}
