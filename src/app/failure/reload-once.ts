import { sessionStore } from '../../lib/storage.ts';

/** The code of a page did not load: a deployment removed it, or the network failed. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Reloads the page once per message per session (specification, section 2), because a fresh page knows the
 * current names of its parts. Not while offline, and not where the session cannot remember that it was done.
 *
 * @returns whether a reload is under way
 */
export function reloadOnce(message: string): boolean {
  const key = `reloaded:${message}`;
  if (!navigator.onLine || !sessionStore.isPersistent() || sessionStore.read(key) !== null) return false;
  sessionStore.write(key, 'yes');
  window.location.reload();
  return true;
}
