import { assign, emit, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import type {
  SessionAccount,
  SessionActors,
  SessionContext,
  SessionEvent,
  SessionEmitted,
} from './session.contract.ts';
import { isRefusal, readAccountFailure, readLogInFailure } from './session.failures.ts';

interface Failed {
  readonly error: unknown;
}

export const flow = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    findTokens: fromPromise(notProvided('findTokens')),
    fetchAccount: fromPromise(notProvided('fetchAccount')),
    logIn: fromPromise(notProvided('logIn')),
    logOut: fromPromise(notProvided('logOut')),
    forgetTokens: fromPromise(notProvided('forgetTokens')),
  } satisfies SessionActors,
  guards: {
    hasTokens: (_, { output }: { readonly output: boolean }) => output,
    isRefused: (_, { error }: Failed) => isRefusal(error),
    /** There is a stored token, but its account could not be fetched. */
    isOutOfReach: ({ context: { error } }) => error !== null && error !== 'lost' && error !== 'tooOld',
  },
  actions: {
    markInitialized: assign({ isInitialized: true }),
    keepUser: assign((_, { output }: { readonly output: SessionAccount }) => ({ user: output, error: null })),
    updateUser: assign(({ context }, { changes }: { readonly changes: Partial<SessionAccount> }) => ({
      user: context.user && updated(context.user, changes),
    })),
    keepError: assign((_, { error }: Failed) => ({ error: readAccountFailure(error).code })),
    keepLogInFailure: assign((_, { error }: Failed) => ({ logInFailure: readLogInFailure(error) })),
    keepOpeningFailure: assign((_, { error }: Failed) => ({ logInFailure: readAccountFailure(error) })),
    forgetLogInFailure: assign({ logInFailure: null }),
    forgetUser: assign({ user: null }),
    forgetError: assign({ error: null }),
    markLost: assign({ error: 'lost' }),
    markTooOld: assign({ error: 'tooOld' }),
    announceCleared: emit({ type: 'session.cleared' }),
  },
});

/** The same object if nothing in it changes, so that an answer that says nothing new renders nothing again. */
function updated(user: SessionAccount, changes: Partial<SessionAccount>): SessionAccount {
  const fields = Object.keys(user) as (keyof SessionAccount)[];
  const changed = fields.filter(
    (field) => field in changes && JSON.stringify(changes[field]) !== JSON.stringify(user[field]),
  );
  if (changed.length === 0) return user;
  return { ...user, ...Object.fromEntries(changed.map((field) => [field, changes[field]])) };
}
