import { useMemo, useSyncExternalStore } from 'react';

import type { Session } from './create-session.ts';
import type { SessionView } from './session-view.ts';
import { currentSession } from './session.ts';

export type SessionCommands = Pick<
  Session,
  'logIn' | 'stopLogIn' | 'dismissLogInFailure' | 'logOut' | 'forgetAccount' | 'retry' | 'updateUser'
>;

/** The state of the session and the actions on it. */
export function useSession(): SessionView & SessionCommands {
  const session = currentSession();
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  return useMemo(() => {
    const { logIn, stopLogIn, dismissLogInFailure, logOut, forgetAccount, retry, updateUser } = session;
    return { ...view, logIn, stopLogIn, dismissLogInFailure, logOut, forgetAccount, retry, updateUser };
  }, [session, view]);
}
