const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface TimeLeft {
  readonly unit: 'hour' | 'minute';
  readonly count: number;
}

/** The time left: whole hours, or minutes rounded up in the last two hours; null when it is over. */
export function timeLeft(dueAt: string, now: number): TimeLeft | null {
  const left = Date.parse(dueAt) - now;
  if (!(left > 0)) return null;
  return left >= 2 * HOUR_MS
    ? { unit: 'hour', count: Math.floor(left / HOUR_MS) }
    : { unit: 'minute', count: Math.ceil(left / MINUTE_MS) };
}

/** Milliseconds until the displayed time left of any wait changes; null when all are over. */
export function untilNextChange(dueAts: readonly string[], now: number): number | null {
  const changes = dueAts.flatMap((dueAt) => {
    const left = timeLeft(dueAt, now);
    if (left === null) return [];
    const rest = Date.parse(dueAt) - now;
    // A whole hour changes just below it, a rounded-up minute at its end.
    return [left.unit === 'hour' ? rest - left.count * HOUR_MS + 1 : rest - (left.count - 1) * MINUTE_MS];
  });
  return changes.length === 0 ? null : Math.min(...changes);
}
