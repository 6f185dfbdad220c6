/**
 * Notes a failure that the person need not see. Only the error's name and message are written: other
 * properties of an error can hold a request with its bearer or its password.
 */
export function logFailure(what: string, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  console.error(`${what}. ${reason}`);
}
