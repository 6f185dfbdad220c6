/** The only source of time in the reference API. Milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
  /** Moves time forward; negative seconds move it back. */
  advance(seconds: number): void;
  /** Jumps to an instant; time goes on from there unless the clock is frozen. */
  set(instant: number): void;
}

/** Runs with the machine's clock until it is moved; with `frozenAt` it moves only by `set` and `advance`. */
export function createClock({ frozenAt }: { frozenAt?: number } = {}): Clock {
  const running = () => frozenAt ?? Date.now();
  let offset = 0;
  return {
    now: () => running() + offset,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    set: (instant) => {
      offset = instant - running();
    },
  };
}

/** RFC 3339 in UTC, as the description writes every timestamp. */
export function toTimestamp(instant: number): string {
  return new Date(instant).toISOString();
}
