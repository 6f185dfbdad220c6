import { assign, fromPromise, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';

import { type CallFailure, readCallFailure } from '#machines/shared/call-failure.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';

interface AccountDeletionContext {
  readonly failure: AccountDeletionFailure | null;
}

type AccountDeletionEvent =
  /** The player opens the dialog, which shows what would be lost. */
  | { readonly type: 'deletion.considered' }
  /** The player has typed the word and pressed the button. */
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'deletion.abandoned' };

export interface AccountDeletionActors {
  /** Permanent: the account no longer exists after the response. */
  readonly deleteAccount: PromiseActorLogic<void, Record<string, never>>;
}

/** `redemptionRunning`: nothing is deleted until the redemption is settled. */
export type AccountDeletionFailure = CallFailure | { readonly code: 'redemptionRunning' };

function readAccountDeletionFailure(error: unknown): AccountDeletionFailure {
  const problem = readProblem(error);
  if (problem.status === 409) return { code: 'redemptionRunning' };
  return readCallFailure(problem);
}

const flow = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    deleteAccount: fromPromise(notProvided('deleteAccount')),
  } satisfies AccountDeletionActors,
  actions: {
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readAccountDeletionFailure(error),
    }),
    forgetFailure: assign({ failure: null }),
  },
});

export const accountDeletionMachine = flow.createMachine({
  id: 'accountDeletion',
  description: 'Deletes the account for good, once the player has confirmed it.',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      tags: 'settled',
      on: { 'deletion.considered': 'confirming' },
    },
    confirming: {
      tags: 'settled',
      on: { 'deletion.confirmed': 'deleting', 'deletion.abandoned': 'idle' },
    },
    deleting: {
      meta: { operation: 'deleteAccount' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: {},
        onDone: { target: 'deleted' },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: 'settled',
      on: {
        'deletion.confirmed': 'deleting',
        'deletion.abandoned': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    deleted: {
      description: 'The account no longer exists. The page that shows this ends the session.',
      tags: 'settled',
    },
  },
});

type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;

export interface AccountDeletionView {
  /** `asking`: shows what would be lost and asks for the word. After `deleted` the dialog stays until the page is left. */
  readonly screen: 'closed' | 'asking' | 'deleting' | 'deleted';
  readonly failure: AccountDeletionFailure | null;
}

export function view(snapshot: Snapshot): AccountDeletionView {
  const { failure } = snapshot.context;
  if (snapshot.matches('idle')) return { screen: 'closed', failure };
  if (snapshot.matches('deleted')) return { screen: 'deleted', failure };
  return { screen: snapshot.hasTag('busy') ? 'deleting' : 'asking', failure };
}
