let latest: { readonly serverMs: number; readonly receivedAt: number } | null = null;

/**
 * The time of the server in milliseconds since 1970: the `Date` header of its last answer plus the time since then; null
 * before the first answer. It may be behind by network latency and device sleep, but is never ahead. It does not use the
 * clock of the device.
 */
export function serverNow(): number | null {
  return latest === null ? null : latest.serverMs + performance.now() - latest.receivedAt;
}

/** @param date the `Date` header of an answer that has just arrived */
export function noteServerTime(date: unknown): void {
  const serverMs = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(serverMs)) latest = { serverMs, receivedAt: performance.now() };
}
