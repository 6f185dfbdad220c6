import { assign, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import type {
  EmailChangeConfirmationActors,
  EmailChangeConfirmationContext,
  EmailChangeConfirmationEvent,
  EmailChangeConfirmationInput,
} from './email-change-confirmation.contract.ts';
import { isLinkAlive, readEmailChangeConfirmationFailure } from './email-change-confirmation.failures.ts';

interface Failed {
  readonly error: unknown;
}

const flow = setup({
  types: {
    context: {} as EmailChangeConfirmationContext,
    events: {} as EmailChangeConfirmationEvent,
    input: {} as EmailChangeConfirmationInput,
    tags: {} as 'busy' | 'settled' | 'done',
  },
  actors: {
    confirmEmailChange: fromPromise(notProvided('confirmEmailChange')),
  } satisfies EmailChangeConfirmationActors,
  guards: {
    isMalformed: ({ context }) => context.failure !== null,
    isWrongAccount: (_, { error }: Failed) =>
      readEmailChangeConfirmationFailure(error).code === 'wrongAccount',
    isWorthAnotherTry: (_, { error }: Failed) => isLinkAlive(readEmailChangeConfirmationFailure(error)),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, { error }: Failed) => readEmailChangeConfirmationFailure(error) }),
  },
});

export const emailChangeConfirmationMachine = flow.createMachine({
  id: 'emailChangeConfirmation',
  description: 'Makes a new address the account’s own by the link that was mailed to it.',
  context: ({ input }) => ({ failure: input.link === 'malformed' ? { code: 'linkInvalid' } : null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isMalformed', target: 'linkDead' }, { target: 'ready' }],
    },
    ready: {
      tags: 'settled',
      on: { 'link.opened': 'confirming' },
    },
    confirming: {
      meta: { operation: 'confirmEmailChange' },
      tags: 'busy',
      invoke: {
        id: 'confirmEmailChange',
        src: 'confirmEmailChange',
        input: ({ event }) => ({ token: event.token }),
        onDone: { target: 'confirmed', actions: 'forgetFailure' },
        onError: [
          {
            guard: { type: 'isWrongAccount', params: ({ event }) => event },
            target: 'wrongAccount',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isWorthAnotherTry', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'linkDead', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'Says nothing about the link, which may be tried again.',
      tags: 'settled',
      on: { 'link.opened': 'confirming' },
    },
    linkDead: { tags: ['settled', 'done'] },
    wrongAccount: { tags: ['settled', 'done'] },
    confirmed: { tags: ['settled', 'done'] },
  },
});
