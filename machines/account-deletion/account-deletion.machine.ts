import { assign, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import type {
  AccountDeletionActors,
  AccountDeletionContext,
  AccountDeletionEvent,
} from './account-deletion.contract.ts';
import { readAccountDeletionFailure } from './account-deletion.failures.ts';

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
      description: 'There is no account any more; whoever shows this ends the session.',
      tags: 'settled',
    },
  },
});
