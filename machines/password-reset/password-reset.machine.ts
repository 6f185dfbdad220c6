import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import type {
  PasswordResetActors,
  PasswordResetContext,
  PasswordResetEvent,
} from './password-reset.contract.ts';
import { isLinkDead, readPasswordResetFailure } from './password-reset.failures.ts';

const flow = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    setPassword: fromPromise(notProvided('setPassword')),
  } satisfies PasswordResetActors,
  guards: {
    isLinkDead: (_, { error }: { readonly error: unknown }) => isLinkDead(readPasswordResetFailure(error)),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readPasswordResetFailure(error),
    }),
  },
});

export const passwordResetMachine = flow.createMachine({
  id: 'passwordReset',
  description: 'Sets a new password by a mailed link.',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'settled',
      on: { 'password.submitted': 'submitting' },
    },
    submitting: {
      meta: { operation: 'confirmPasswordReset' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          const { uidb64, token, newPassword, repeatedPassword } = event;
          return { uidb64, token, newPassword, repeatedPassword };
        },
        onDone: 'updated',
        onError: [
          {
            guard: { type: 'isLinkDead', params: ({ event }) => event },
            target: 'linkInvalid',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      tags: 'settled',
      on: { 'password.submitted': 'submitting' },
    },
    // At rest rather than final: xstate prints an event that comes after the end, and this one holds a password.
    linkInvalid: {
      description:
        'Only a new mail helps; it is asked for by the password-reset-request flow, beside this one.',
      tags: 'settled',
    },
    updated: {
      description: 'Every session of the account has ended.',
      tags: 'settled',
    },
  },
});
