import { sessionStore } from '#lib/storage.ts';

/**
 * Reloads the page once per message per session (specification, section 2), because a fresh page knows the
 * current names of its parts. The history entry remembers it too: a session may forget without saying so.
 *
 * @returns whether a reload is under way
 */
export function reloadOnce(message: string): boolean {
  const key = `reloaded:${message}`;
  const state: unknown = window.history.state;
  const reloaded = reloadedFor(state);
  if (sessionStore.read(key) !== null || reloaded.includes(message)) return false;
  sessionStore.write(key, 'yes');
  window.history.replaceState(
    { ...(isRecord(state) ? state : {}), [RELOADED_FOR]: [...reloaded, message] },
    '',
  );
  window.location.reload();
  return true;
}

const RELOADED_FOR = 'reloadedFor';

function reloadedFor(state: unknown): readonly unknown[] {
  const reloaded = isRecord(state) ? state[RELOADED_FOR] : [];
  return Array.isArray(reloaded) ? reloaded : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
