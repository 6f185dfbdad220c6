let latest: { readonly serverMs: number; readonly receivedAt: number } | null = null;

/**
 * The time of the server in milliseconds since 1970, by the `Date` of its last answer and what has passed since; null before
 * the first one. It may be behind, by the way of the answer and the sleep of the machine, and is never ahead. The clock of
 * the device has no part in it.
 */
export function serverNow(): number | null {
  return latest === null ? null : latest.serverMs + performance.now() - latest.receivedAt;
}

/** @param date the header of an answer that has just come */
export function noteServerTime(date: unknown): void {
  const serverMs = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(serverMs)) latest = { serverMs, receivedAt: performance.now() };
}
