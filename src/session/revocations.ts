import { blacklistToken } from '#sdk/generated/api/token/token.ts';
import { readFailure } from '#sdk/read-failure.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Decision 40. */
const KEPT_MS = 24 * 60 * 60_000;

interface Dependencies {
  /** Dispatches `online`. */
  readonly page: EventTarget;
  readonly now: () => number;
}

export interface Revocations {
  /** Revokes a refresh token at the server. Retries until the server answers, for a day at most, while this tab is open. */
  readonly revoke: (refresh: string) => void;
  /** Whether a revocation is still unanswered. */
  readonly hasUnsent: () => boolean;
  readonly subscribe: (listener: () => void) => void;
  readonly stop: () => void;
}

/** Pending tokens exist only in the closure of a call; they are never stored. */
export function createRevocations({ page, now }: Dependencies): Revocations {
  const stopping = new AbortController();
  const listeners: (() => void)[] = [];
  let unsent = 0;

  const count = (change: 1 | -1) => {
    unsent += change;
    for (const listener of listeners) listener();
  };

  const revoke = async (refresh: string) => {
    const end = now() + KEPT_MS;
    if (await isAnswered(refresh)) return;
    count(1);
    for (let wait = FIRST_WAIT_MS; now() < end; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      await pause(wait, page, stopping.signal);
      if (stopping.signal.aborted || (await isAnswered(refresh))) break;
    }
    count(-1);
  };

  return {
    revoke: (refresh) => void revoke(refresh),
    hasUnsent: () => unsent > 0,
    subscribe: (listener) => void listeners.push(listener),
    stop: () => {
      stopping.abort();
    },
  };
}

/** A refusal counts as an answer: the server does not accept the token any more. */
async function isAnswered(refresh: string): Promise<boolean> {
  try {
    await blacklistToken({ refresh });
    return true;
  } catch (error) {
    return !readFailure(error).transient;
  }
}

/** Ends early when the network is back or the signal aborts. */
function pause(ms: number, page: EventTarget, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    page.addEventListener('online', end, { signal: waiting.signal });
    signal.addEventListener('abort', end, { signal: waiting.signal });
  });
}
