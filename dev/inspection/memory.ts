import type { StatelyActorEvent, StatelyInspectionEvent, StatelySnapshotEvent } from '@statelyai/inspect';

const MESSAGES = 500;

interface Memory {
  readonly keep: (message: StatelyInspectionEvent) => void;
  /** In chronological order. */
  readonly replay: () => StatelyInspectionEvent[];
}

interface Running {
  readonly actor: StatelyActorEvent;
  readonly snapshot?: StatelySnapshotEvent;
}

/**
 * Keeps what an inspector that opens late needs: the last messages, and the registration and last snapshot of older actors
 * that still run.
 */
export function createMemory(capacity = MESSAGES): Memory {
  let recent: StatelyInspectionEvent[] = [];
  const running = new Map<string, Running>();

  return {
    keep: (message) => {
      recent = [...recent, message].slice(-capacity);
      const known = running.get(message.sessionId);
      if (message.type === '@xstate.actor') running.set(message.sessionId, { actor: message });
      if (message.type !== '@xstate.snapshot' || !known) return;
      if (message.snapshot.status === 'active')
        running.set(message.sessionId, { ...known, snapshot: message });
      else running.delete(message.sessionId);
    },
    replay: () => {
      const inRecent = new Set<unknown>(recent);
      const older = [...running.values()]
        .flatMap(({ actor, snapshot }) => (snapshot ? [actor, snapshot] : []))
        .filter((message) => !inRecent.has(message));
      return [...older, ...recent];
    },
  };
}
