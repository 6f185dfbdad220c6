import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import type {
  SignUpActors,
  SignUpAnswer,
  SignUpContext,
  SignUpEvent,
  SignUpInput,
} from './sign-up.contract.ts';
import { readSignUpFailure } from './sign-up.failures.ts';

const flow = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    submitSignUp: fromPromise(notProvided('submitSignUp')),
  } satisfies SignUpActors,
  guards: {
    isAskedFor: ({ context }) => context.inbox !== null,
  },
  actions: {
    keepDetails: assign(({ event }) => {
      assertEvent(event, 'signUp.submitted');
      return { details: event.details, failure: null };
    }),
    keepInbox: assign({
      inbox: ({ context }, { output }: { readonly output: SignUpAnswer }) => ({
        email: context.details?.email ?? '',
        uidb64: output.uidb64,
      }),
    }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readSignUpFailure(error),
    }),
    forgetInbox: assign({ inbox: null }),
  },
});

export const signUpMachine = flow.createMachine({
  id: 'signUp',
  description: 'Creates an account and ends at "check your inbox".',
  context: ({ input }) => ({ details: null, inbox: input.inbox, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isAskedFor', target: 'checkInbox' }, { target: 'editing' }],
    },
    editing: {
      tags: 'settled',
      on: { 'signUp.submitted': { target: 'submitting', actions: 'keepDetails' } },
    },
    submitting: {
      meta: { operation: 'registerAccount' },
      tags: 'busy',
      invoke: {
        id: 'submitSignUp',
        src: 'submitSignUp',
        input: ({ event }) => {
          assertEvent(event, 'signUp.submitted');
          return {
            details: event.details,
            password: event.password,
            repeatedPassword: event.repeatedPassword,
          };
        },
        onDone: {
          target: 'checkInbox',
          actions: { type: 'keepInbox', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: 'settled',
      on: { 'signUp.submitted': { target: 'submitting', actions: 'keepDetails' } },
    },
    checkInbox: {
      description: 'Another email is asked for by the verification-resend flow, beside this one.',
      tags: 'settled',
      on: { 'address.reopened': { target: 'editing', actions: 'forgetInbox' } },
    },
  },
});
