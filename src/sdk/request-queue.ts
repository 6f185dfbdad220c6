import { aborted, refreshFailed, type ApiError } from './errors.ts';

const LONGEST_WAIT_MS = 15_000;
const MOST_WAITERS = 2_000;

/** Requests that wait for the same value. They are settled in the order of arrival. */
export interface RequestQueue<T> {
  readonly size: () => number;
  /** Rejects at once when the signal aborts or the queue is full, and after 15 s, or the time given, in any case. */
  readonly wait: (signal?: AbortSignal, patienceMs?: number) => Promise<T>;
  readonly resolveAll: (value: T) => void;
  readonly rejectAll: (error: ApiError) => void;
}

interface Waiter<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: ApiError) => void;
}

export function createRequestQueue<T>(): RequestQueue<T> {
  const waiters = new Set<Waiter<T>>();

  function wait(signal?: AbortSignal, patienceMs = LONGEST_WAIT_MS): Promise<T> {
    if (signal?.aborted) return Promise.reject(aborted());
    if (waiters.size >= MOST_WAITERS) return Promise.reject(refreshFailed({ kind: 'unreachable' }));
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        waiters.delete(waiter);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter<T> = {
        resolve: (value) => {
          leave();
          resolve(value);
        },
        reject: (error) => {
          leave();
          reject(error);
        },
      };
      const giveUp = () => waiter.reject(aborted());
      const timer = setTimeout(() => waiter.reject(refreshFailed({ kind: 'unreachable' })), patienceMs);
      signal?.addEventListener('abort', giveUp);
      waiters.add(waiter);
    });
  }

  return {
    size: () => waiters.size,
    wait,
    resolveAll: (value) => [...waiters].forEach((waiter) => waiter.resolve(value)),
    rejectAll: (error) => [...waiters].forEach((waiter) => waiter.reject(error)),
  };
}
