/** `crash`: code threw; `code`: a file did not load; `answer`: the API answered what it does not promise. */
export type FailureKind = 'crash' | 'code' | 'answer' | 'rejection';

export interface Failure {
  readonly kind: FailureKind;
  /** Whatever was thrown. It may hold personal data: redact it before it leaves the browser. */
  readonly error: unknown;
  readonly requestId: string | undefined;
}

let reporter: ((failure: Failure) => void) | null = null;

/** Gives every failure from now on to the reporter; without one they are not reported. */
export function setReporter(report: typeof reporter): void {
  reporter = report;
}

/** For a failure that a player can see and we want to know about. */
export function reportFailure(kind: FailureKind, error: unknown, requestId?: string): void {
  reporter?.({ kind, error, requestId });
}

/**
 * Logs and reports a failure that the person need not see. Logs only the name and message of the error: its other
 * properties can hold a request with a token or a password.
 */
export function logFailure(what: string, error: unknown, kind: FailureKind = 'code'): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  console.error(`${what}. ${reason}`);
  reportFailure(kind, error);
}

/** Logs what an operator may want to change, and works as it is. */
export function logNote(note: string): void {
  console.warn(note);
}
