import type { SnapshotFrom } from 'xstate';

import type { LogInFailure } from '#machines/session/session.failures.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { createSignal } from '#lib/signal.ts';
import {
  selectAuthState,
  selectIsOutOfReach,
  selectLogInFailure,
  selectStatus,
  type AuthState,
  type SessionStatus,
} from '#machines/session/session.selectors.ts';
import type { tokenMachine } from '#machines/token/token.machine.ts';
import {
  selectIsOutOfReach as selectIsTokenOutOfReach,
  selectRetryAt,
} from '#machines/token/token.selectors.ts';

/** The state of the session, as pages see it. */
export interface SessionView extends AuthState {
  readonly status: SessionStatus;
  readonly isLoggingIn: boolean;
  readonly logInFailure: LogInFailure | null;
  /** The account is being fetched for the first time in this session. */
  readonly isOpening: boolean;
  /** The server does not answer. A logged-in player stays logged in; `retry` tries again at once. */
  readonly isServerUnreachable: boolean;
  /** Until this time, in milliseconds since 1970, the server asked for no requests and `retry` does nothing; null for no limit. */
  readonly retryAt: number | null;
  /** False when the browser forbids storage: a login then lasts as long as this page. */
  readonly isRemembered: boolean;
  /** The server has not answered a logout yet. It is sent again while this page is open. */
  readonly isLogOutUnsent: boolean;
}

export function viewSession(
  session: SnapshotFrom<typeof sessionMachine>,
  token: SnapshotFrom<typeof tokenMachine>,
  rest: Pick<SessionView, 'isRemembered' | 'isLogOutUnsent'>,
): SessionView {
  return {
    ...selectAuthState(session),
    status: selectStatus(session),
    isLoggingIn: session.matches('loggingIn') || session.matches('openingAccount'),
    logInFailure: selectLogInFailure(session),
    isOpening: session.matches('fetchingAccount') || session.matches('openingAccount'),
    isServerUnreachable: selectIsOutOfReach(session) || selectIsTokenOutOfReach(token),
    retryAt: selectRetryAt(token),
    ...rest,
  };
}

interface Watched {
  readonly subscribe: (listener: () => void) => unknown;
}

/** Returns the same object until a value in it changes, so that a token refresh does not re-render the page. */
export function watchView<View extends object>(look: () => View, watched: readonly Watched[]) {
  const { emit, subscribe } = createSignal();
  let current = look();
  const update = () => {
    const next = look();
    if (isSame(current, next)) return;
    current = next;
    emit();
  };
  for (const actor of watched) actor.subscribe(update);
  return { current: () => current, subscribe };
}

function isSame<View extends object>(left: View, right: View): boolean {
  return (Object.keys(left) as (keyof View)[]).every((key) => left[key] === right[key]);
}

/** The id of the logged-in member, null for a visitor, undefined while unknown. */
export function memberOf({ user, status }: SessionView): number | null | undefined {
  const isUnknown = status === 'starting' || status === 'fetchingAccount' || status === 'unreachable';
  return isUnknown ? undefined : (user?.id ?? null);
}
