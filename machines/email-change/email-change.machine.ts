import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import { timerMs } from '#machines/shared/waits.ts';
import {
  type EmailChangeActors,
  type EmailChangeContext,
  type EmailChangeEvent,
  type EmailChangeInput,
  type PendingChange,
  readEmailChangeFailure,
} from './email-change.contract.ts';

export const MINUTE_MS = 60_000;

interface Read {
  readonly pending: PendingChange | null;
}

const flow = setup({
  types: {
    context: {} as EmailChangeContext,
    events: {} as EmailChangeEvent,
    input: {} as EmailChangeInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    requestEmailChange: fromPromise(notProvided('requestEmailChange')),
    cancelEmailChange: fromPromise(notProvided('cancelEmailChange')),
  } satisfies EmailChangeActors,
  guards: {
    isPending: ({ context }) => Boolean(context.pending),
    hasPending: (_, { pending }: Read) => pending !== null,
    isSamePending: ({ context }, { pending }: Read) =>
      pending?.email === context.pending?.email && pending?.expiresAt === context.pending?.expiresAt,
    isKnownPending: ({ context }, { error }: { readonly error: unknown }) =>
      Boolean(context.pending) && readEmailChangeFailure(error).code === 'changePending',
  },
  actions: {
    keepPending: assign((_, { pending }: Read) => ({ pending })),
    keepRequested: assign((_, { output }: { readonly output: PendingChange }) => ({
      pending: output,
      correction: null,
    })),
    forgetPending: assign({ pending: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    keepCorrection: assign({ correction: ({ context }) => context.pending?.email ?? null }),
    forgetCorrection: assign({ correction: null }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readEmailChangeFailure(error),
    }),
    countDown: assign({
      pending: ({ context: { pending } }) =>
        pending && { ...pending, msLeft: Math.max(0, pending.msLeft - untilNextMinute(pending)) },
    }),
  },
  delays: {
    // One timer for the whole wait, because browsers throttle timers in hidden tabs.
    expiry: ({ context }) => timerMs(context.pending?.msLeft ?? 0),
    nextMinute: ({ context }) => untilNextMinute(context.pending),
  },
});

/** Milliseconds until the number of whole minutes left changes. */
function untilNextMinute(pending: PendingChange | null): number {
  return (pending?.msLeft ?? 0) % MINUTE_MS || MINUTE_MS;
}

/** The form is open. A change that was requested elsewhere closes it. */
const open = flow.createStateConfig({
  tags: 'settled',
  on: {
    'emailChange.submitted': '#emailChange.submitting',
    'account.read': {
      guard: { type: 'hasPending', params: ({ event }) => event },
      target: '#emailChange.pending',
      actions: { type: 'keepPending', params: ({ event }) => event },
    },
  },
});

/** The mail was sent, and the change can be cancelled. */
const waiting = flow.createStateConfig({
  tags: 'settled',
  on: {
    'emailChange.cancelled': { target: '#emailChange.pending.cancelling', actions: 'forgetCorrection' },
    'emailChange.corrected': { target: '#emailChange.pending.cancelling', actions: 'keepCorrection' },
  },
});

export const emailChangeMachine = flow.createMachine({
  id: 'emailChange',
  description:
    'Asks for another address, one at a time: until the link that was mailed to it has expired, or the change is cancelled.',
  context: ({ input }) => ({ pending: input.pending, failure: null, correction: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isPending', target: 'pending' }, { target: 'editing' }],
    },
    editing: open,
    submitting: {
      meta: { operation: 'changeEmail' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'requestEmailChange',
        src: 'requestEmailChange',
        input: ({ event }) => {
          assertEvent(event, 'emailChange.submitted');
          return { newEmail: event.newEmail, currentPassword: event.currentPassword };
        },
        onDone: {
          target: 'pending.requested',
          actions: { type: 'keepRequested', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isKnownPending', params: ({ event }) => event },
            target: 'pending',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'account.read': { actions: { type: 'keepPending', params: ({ event }) => event } } },
    },
    failed: open,
    pending: {
      after: { expiry: 'expired' },
      on: {
        'account.read': [
          { guard: { type: 'isSamePending', params: ({ event }) => event } },
          {
            guard: { type: 'hasPending', params: ({ event }) => event },
            target: 'pending',
            reenter: true,
            actions: { type: 'keepPending', params: ({ event }) => event },
          },
          { target: 'editing', actions: 'forgetPending' },
        ],
      },
      initial: 'found',
      states: {
        found: {
          ...waiting,
          description: 'It was requested elsewhere, or before this page was opened.',
          after: { nextMinute: { target: 'found', reenter: true, actions: 'countDown' } },
        },
        requested: {
          ...waiting,
          description: 'It was requested on this page. The person should check the inbox.',
          after: { nextMinute: { target: 'requested', reenter: true, actions: 'countDown' } },
        },
        cancelling: {
          meta: { operation: 'cancelEmailChange' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'cancelEmailChange',
            src: 'cancelEmailChange',
            input: {},
            onDone: '#emailChange.cancelled',
            onError: {
              target: 'notCancelled',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
          // An account that was fetched meanwhile may be older than the response.
          on: { 'account.read': {} },
        },
        notCancelled: {
          ...waiting,
          after: { nextMinute: { target: 'notCancelled', reenter: true, actions: 'countDown' } },
        },
      },
    },
    cancelled: { ...open, entry: 'forgetPending' },
    expired: { ...open, entry: ['forgetPending', 'forgetCorrection'] },
  },
});
