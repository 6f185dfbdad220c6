import { serverNow } from '#sdk/server-clock.ts';

/** How long a confirmation counts. */
const VALID_MS = 2 * 60_000;

/** How much later the server may still be at work on a request that came in time (`api-spec/README.md`). */
const COMMIT_MS = 15_000;

/** Until when what is confirmed now may arrive, RFC 3339 by the clock of the server. */
export function validUntil(): string {
  return new Date((serverNow() ?? 0) + VALID_MS).toISOString();
}

/** Whether a list that is asked for now shows everything that was taken for an intent of this validity. */
export function isClosed(until: string): boolean {
  const now = serverNow();
  return now !== null && now > Date.parse(until) + COMMIT_MS;
}
