import { assertEvent, assign, fromObservable, fromPromise, setup } from 'xstate';

import { secondsOf, toldSeconds, type ToldSeconds } from '#machines/shared/count-down.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import type {
  EmailVerificationActors,
  EmailVerificationContext,
  EmailVerificationEvent,
  EmailVerificationInput,
} from './email-verification.contract.ts';
import { isCodeUsable, isLinkDead, readEmailVerificationFailure } from './email-verification.failures.ts';

/** Seconds the success is shown before the page moves on. */
export const COUNTDOWN_SECONDS = 5;

const flow = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as EmailVerificationInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    confirmEmail: fromPromise(notProvided('confirmEmail')),
    countDown: fromObservable(notProvided('countDown')),
  } satisfies EmailVerificationActors,
  guards: {
    isLinkMalformed: ({ context }) => context.failure?.code === 'linkInvalid',
    isLinkAlive: ({ context }) => context.isLinkAlive,
    isCodeOpen: ({ context }) => isCodeUsable(context.failure),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    forgetLink: assign({ isLinkAlive: false, failure: null }),
    keepFailure: assign(({ context }, { error }: { readonly error: unknown }) => {
      const failure = readEmailVerificationFailure(error);
      return { failure, isLinkAlive: context.isLinkAlive && !isLinkDead(failure) };
    }),
    startCountdown: assign({ secondsLeft: COUNTDOWN_SECONDS }),
    keepSecondsLeft: assign(({ context }, { secondsLeft }: ToldSeconds) => ({
      secondsLeft: secondsLeft ?? context.secondsLeft,
    })),
    stopCountdown: assign({ secondsLeft: 0 }),
  },
});

export const emailVerificationMachine = flow.createMachine({
  id: 'emailVerification',
  description:
    'Confirms an email address by the link of the mail or by its six-digit code, only when asked to.',
  context: ({ input }) => ({
    isLinkAlive: input.link === 'wellFormed',
    failure: input.link === 'malformed' ? { code: 'linkInvalid' } : null,
    secondsLeft: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isLinkAlive', target: 'ready' },
        { guard: 'isLinkMalformed', target: 'failed' },
        { target: 'awaitingCode' },
      ],
    },
    ready: {
      description: 'Nothing is sent until the person presses the button: mail scanners run scripts.',
      tags: 'settled',
      on: {
        'link.confirmed': 'confirming',
        'code.entered': 'confirming',
        'email.resent': { target: 'awaitingCode', actions: 'forgetLink' },
      },
    },
    awaitingCode: {
      tags: 'settled',
      on: { 'code.entered': 'confirming' },
    },
    confirming: {
      meta: { operation: 'confirmEmailVerification' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ event }) => {
          assertEvent(event, ['link.confirmed', 'code.entered']);
          return { uidb64: event.uidb64, token: event.type === 'link.confirmed' ? event.token : event.code };
        },
        onDone: { target: 'confirmed', actions: 'startCountdown' },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'settled',
      on: {
        'link.confirmed': { guard: 'isLinkAlive', target: 'confirming' },
        'code.entered': { guard: 'isCodeOpen', target: 'confirming' },
        'email.resent': { target: 'awaitingCode', actions: 'forgetLink' },
      },
    },
    confirmed: {
      tags: 'settled',
      initial: 'countingDown',
      on: { 'countdown.skipped': 'leaving' },
      states: {
        countingDown: {
          on: { 'countdown.stopped': { target: 'staying', actions: 'stopCountdown' } },
          invoke: {
            id: 'countDown',
            src: 'countDown',
            input: secondsOf,
            onSnapshot: { actions: { type: 'keepSecondsLeft', params: toldSeconds } },
            onDone: '#emailVerification.leaving',
            onError: '#emailVerification.leaving',
          },
        },
        staying: {},
      },
    },
    leaving: {
      // Not final: XState prints an event that comes too late for a finished actor, and this one's hold a token.
      description: 'The page navigates.',
      tags: 'settled',
    },
  },
});
