import { installTokenSource } from '#sdk/token-source.ts';
import { createSession, type Session } from './create-session.ts';
import { browserEnvironment, type SessionEnvironment } from './session-environment.ts';

let started: Session | null = null;

/**
 * Called once, before anything is drawn: React StrictMode mounts twice, a session boots once.
 *
 * @param environment the browser's own when left out
 */
export function startSession(environment?: SessionEnvironment): Session {
  if (started) return started;
  const session = createSession(environment ?? browserEnvironment());
  const uninstall = installTokenSource(session.tokenSource);
  started = {
    ...session,
    stop: () => {
      session.stop();
      uninstall();
      started = null;
    },
  };
  return started;
}

export function currentSession(): Session {
  if (!started) throw new Error('startSession() comes first');
  return started;
}
