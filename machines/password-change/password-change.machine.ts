import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import type {
  PasswordChangeActors,
  PasswordChangeContext,
  PasswordChangeEvent,
} from './password-change.contract.ts';
import { readPasswordChangeFailure } from './password-change.failures.ts';

const flow = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    changePassword: fromPromise(notProvided('changePassword')),
  } satisfies PasswordChangeActors,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readPasswordChangeFailure(error),
    }),
  },
});

export const passwordChangeMachine = flow.createMachine({
  id: 'passwordChange',
  description: 'Replaces the password of a member who knows the current one.',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'settled',
      on: { 'passwordChange.submitted': 'submitting' },
    },
    submitting: {
      meta: { operation: 'changePassword' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'passwordChange.submitted');
          return {
            currentPassword: event.currentPassword,
            newPassword: event.newPassword,
            repeatedPassword: event.repeatedPassword,
          };
        },
        onDone: { target: 'changed' },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'settled',
      on: { 'passwordChange.submitted': 'submitting' },
    },
    changed: {
      description: 'The form is gone, which is how password managers know that it was accepted.',
      tags: 'settled',
      on: { 'form.reopened': 'reopened' },
    },
    reopened: {
      tags: 'settled',
      on: { 'passwordChange.submitted': 'submitting' },
    },
  },
});
