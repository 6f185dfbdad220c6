import type { SnapshotFrom } from 'xstate';

import type { SessionAccount, SessionError } from './session.contract.ts';
import type { LogInFailure } from './session.failures.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export type SessionStatus = Snapshot['value'];

/** The auth state of the specification, section 3. */
export interface AuthState {
  readonly user: SessionAccount | null;
  readonly isAuthorized: boolean;
  readonly emailValidated: boolean;
  readonly isInitialized: boolean;
  readonly error: SessionError | null;
}

export function selectAuthState(snapshot: Snapshot): AuthState {
  const { user, isInitialized, error } = snapshot.context;
  return {
    user,
    isAuthorized: snapshot.matches('authorized'),
    emailValidated: user !== null && user.email !== null,
    isInitialized,
    error,
  };
}

export const selectStatus = (snapshot: Snapshot): SessionStatus => snapshot.value;

export const selectLogInFailure = (snapshot: Snapshot): LogInFailure | null => snapshot.context.logInFailure;

export const selectIsOutOfReach = (snapshot: Snapshot) => snapshot.matches('unreachable');
