import { installTokenSource } from '#sdk/token-source.ts';
import { createSession, type Session } from './create-session.ts';
import { browserEnvironment, type SessionEnvironment } from './session-environment.ts';

let started: Session | null = null;

/**
 * Call it before the first render: React StrictMode mounts twice, but a session must start once.
 *
 * @param environment defaults to the browser
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
