import { assertEvent, assign, fromObservable, fromPromise, setup, type SnapshotFrom } from 'xstate';

import { secondsOf, secondsFromSnapshot, type SecondsLeft } from '#machines/shared/count-down.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import {
  type EmailVerificationActors,
  type EmailVerificationContext,
  type EmailVerificationEvent,
  type EmailVerificationFailure,
  type EmailVerificationInput,
  isCodeUsable,
  isLinkDead,
  readEmailVerificationFailure,
} from './email-verification.contract.ts';

/** Seconds the success is shown before the page moves on. */
const COUNTDOWN_SECONDS = 5;

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
    keepSecondsLeft: assign(({ context }, { secondsLeft }: SecondsLeft) => ({
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
      states: {
        countingDown: {
          on: { 'countdown.stopped': { target: 'staying', actions: 'stopCountdown' } },
          invoke: {
            id: 'countDown',
            src: 'countDown',
            input: secondsOf,
            onSnapshot: { actions: { type: 'keepSecondsLeft', params: secondsFromSnapshot } },
            onDone: '#emailVerification.leaving',
            onError: '#emailVerification.leaving',
          },
        },
        staying: {},
      },
    },
    leaving: {
      // Not final, because XState prints events that are sent to a finished actor, and these contain a token.
      description: 'The page navigates.',
      tags: 'settled',
    },
  },
});

type Snapshot = SnapshotFrom<typeof emailVerificationMachine>;

// For `can`, which checks only the type of the event.
const ANY_CODE = { type: 'code.entered', uidb64: '', code: '' } as const;

export type EmailVerificationView =
  /** The link may work. A press confirms it. */
  | {
      readonly screen: 'link';
      readonly isConfirming: boolean;
      readonly failure: EmailVerificationFailure | null;
    }
  /** The link is dead, replaced or absent. Only the code of the newest email helps, or another email. */
  | {
      readonly screen: 'code';
      /** `closed`: no code works until another email is sent. */
      readonly code: 'open' | 'confirming' | 'closed';
      readonly failure: EmailVerificationFailure | null;
    }
  | {
      readonly screen: 'verified';
      readonly next: 'countingDown' | 'staying' | 'leaving';
      /** Until the page moves on; 0 when the countdown was stopped. */
      readonly secondsLeft: number;
      readonly totalSeconds: number;
    };

export function view(snapshot: Snapshot): EmailVerificationView {
  const { failure, isLinkAlive, secondsLeft } = snapshot.context;
  const isConfirming = snapshot.hasTag('busy');
  if (snapshot.matches('leaving') || snapshot.matches('confirmed')) {
    const next = snapshot.matches('leaving') ? 'leaving' : 'staying';
    return {
      screen: 'verified',
      next: snapshot.matches({ confirmed: 'countingDown' }) ? 'countingDown' : next,
      secondsLeft,
      totalSeconds: COUNTDOWN_SECONDS,
    };
  }
  if (isLinkAlive) return { screen: 'link', isConfirming, failure };
  const code = snapshot.can(ANY_CODE) ? 'open' : 'closed';
  return { screen: 'code', code: isConfirming ? 'confirming' : code, failure };
}
