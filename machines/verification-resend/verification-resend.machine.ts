import { assign, fromPromise, setup } from 'xstate';

import { notProvided } from '../shared/not-provided.ts';
import type {
  VerificationResendActors,
  VerificationResendContext,
  VerificationResendEvent,
  VerificationResendInput,
} from './verification-resend.contract.ts';
import { readVerificationResendFailure } from './verification-resend.failures.ts';

/** Seconds between two mails to the same person. A 429 of the server with `Retry-After` goes before it. */
const COOL_DOWN_SECONDS = 60;

const flow = setup({
  types: {
    context: {} as VerificationResendContext,
    events: {} as VerificationResendEvent,
    input: {} as VerificationResendInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    sendVerificationEmail: fromPromise(notProvided('sendVerificationEmail')),
  } satisfies VerificationResendActors,
  guards: {
    isCoolingDown: ({ context }) => context.secondsLeft > 0,
    isTooManyTries: (_, { error }: { readonly error: unknown }) =>
      readVerificationResendFailure(error).code === 'tooManyTries',
  },
  actions: {
    keepAddress: assign({ email: ({ context, event }) => ('email' in event ? event.email : context.email) }),
    forgetFailure: assign({ failure: null, secondsLeft: 0 }),
    startCoolDown: assign({ secondsLeft: COOL_DOWN_SECONDS }),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => {
      const failure = readVerificationResendFailure(error);
      return { failure, secondsLeft: failure.code === 'tooManyTries' ? failure.seconds : 0 };
    }),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    endCoolDown: assign({ secondsLeft: 0 }),
  },
  delays: {
    second: 1000,
    // The whole wait is one timer: browsers slow down the ticks of a hidden tab to one a minute.
    coolDown: ({ context }) => context.secondsLeft * 1000,
  },
});

/** `cooling` refuses another request and shows the seconds; `open` takes it. */
const coolDown = {
  cooling: flow.createStateConfig({
    after: { coolDown: { target: 'open', actions: 'endCoolDown' } },
    initial: 'ticking',
    states: {
      ticking: { after: { second: { target: 'ticking', reenter: true, actions: 'countDown' } } },
    },
  }),
  open: flow.createStateConfig({
    on: { 'email.requested': { target: '#verificationResend.sending', actions: 'keepAddress' } },
  }),
};

export const verificationResendMachine = flow.createMachine({
  id: 'verificationResend',
  description: 'Asks for another verification email, at most one in each cool-down.',
  context: ({ input }) => ({
    email: input.email,
    secondsLeft: input.justSent ? COOL_DOWN_SECONDS : 0,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isCoolingDown', target: 'signedUp' }, { target: 'editing' }],
    },
    signedUp: {
      description: 'The mail of the sign-up is on its way; nobody asked for another one yet.',
      tags: 'settled',
      initial: 'cooling',
      states: coolDown,
    },
    editing: {
      tags: 'settled',
      on: { 'email.requested': { target: 'sending', actions: 'keepAddress' } },
    },
    sending: {
      meta: { operation: 'resendEmailVerification' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendVerificationEmail',
        src: 'sendVerificationEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent', actions: 'startCoolDown' },
        onError: [
          {
            guard: { type: 'isTooManyTries', params: ({ event }) => event },
            target: 'failed.cooling',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'failed.open', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    sent: {
      tags: 'settled',
      initial: 'cooling',
      states: coolDown,
      on: { 'address.reopened': { target: 'editing', actions: 'forgetFailure' } },
    },
    failed: {
      tags: 'settled',
      initial: 'open',
      states: coolDown,
      on: { 'address.reopened': { target: 'editing', actions: 'forgetFailure' } },
    },
  },
});
