import type { Log } from './log.ts';
import type { StorageHealth } from './store/storage-health.ts';

/** Work after the answer, so that the time of an answer does not reveal who has an account. */
export interface BackgroundWork {
  /** Starts after the current answer; a failure is logged by its name. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

export function createBackgroundWork(log: Log, storage: StorageHealth): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const done = afterAnswer()
        .then(work)
        .catch((error: unknown) => {
          if (storage.note(error)) return;
          const reason = error instanceof Error ? error.message : 'unknown error';
          log({ level: 'error', message: `${name} failed`, error: reason });
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function afterAnswer(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
