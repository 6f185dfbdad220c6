import { flow, NO_ANSWER, NO_INTENT } from './redemption.setup.ts';

/** Looks up the intent again automatically, at growing intervals, and only while the page is visible. */
const lookingAgain = flow.createStateConfig({
  initial: 'pausing',
  tags: ['settled', 'outcome'],
  on: { 'check.requested': '#redemption.checkingStatus' },
  states: {
    pausing: { after: { nextLookup: 'due' } },
    due: {
      invoke: {
        id: 'awaitVisiblePage',
        src: 'awaitVisiblePage',
        input: {},
        onDone: '#redemption.checkingStatus',
        onError: '#redemption.checkingStatus',
      },
    },
  },
});

/** After a timeout: the request may have arrived. */
export const givenUp = {
  target: '#redemption.checkingStatus',
  actions: { type: 'keepUnsettled', params: NO_ANSWER },
} as const;

/** The states of an intent that was sent, until its outcome is certain. */
export const unsettled = {
  checkingStatus: flow.createStateConfig({
    description: 'It is unknown whether the redemption arrived. Its key is looked up.',
    meta: { operation: 'redemptions' },
    tags: ['busy', 'outcome'],
    // The button to send it again stays during an automatic lookup.
    on: { 'redemption.retried': { guard: 'isFoundMissing', target: '#redemption.sendingAgain' } },
    after: {
      answerLimit: {
        target: '#redemption.outcomeUnknown',
        actions: { type: 'keepFailedLookup', params: NO_ANSWER },
      },
    },
    invoke: {
      id: 'findRedemption',
      src: 'findRedemption',
      input: ({ context }) => context.intent ?? NO_INTENT,
      onDone: [
        {
          guard: { type: 'hasArrived', params: ({ event }) => event },
          target: '#redemption.redeemed',
          actions: { type: 'keepRedeemed', params: ({ event }) => event },
        },
        { guard: { type: 'cannotArrive', params: ({ event }) => event }, target: '#redemption.lapsed' },
        { target: '#redemption.notArrived', actions: 'keepLookup' },
      ],
      onError: {
        target: '#redemption.outcomeUnknown',
        actions: { type: 'keepFailedLookup', params: ({ event }) => event },
      },
    },
  }),
  outcomeUnknown: flow.createStateConfig({
    ...lookingAgain,
    description: 'The lookup failed, and the outcome is still unknown.',
  }),
  notArrived: flow.createStateConfig({
    ...lookingAgain,
    description: 'The server does not have it, but would still accept it. The same intent can be sent again.',
    on: { ...lookingAgain.on, 'redemption.retried': '#redemption.sendingAgain' },
  }),
  sendingAgain: flow.createStateConfig({
    description:
      'Sends the same key again. If the first request has arrived, the server repeats its response.',
    meta: { operation: 'redeemPlan' },
    tags: ['busy', 'outcome'],
    entry: 'forgetFailure',
    after: { answerLimit: givenUp },
    invoke: {
      id: 'submitRedemption',
      src: 'submitRedemption',
      input: ({ context }) => ({ intent: context.intent ?? NO_INTENT, confirmed: null }),
      onDone: {
        target: '#redemption.redeemed',
        actions: { type: 'keepRedeemed', params: ({ event }) => event },
      },
      onError: {
        target: '#redemption.checkingStatus',
        actions: { type: 'keepUnsettled', params: ({ event }) => event },
      },
    },
  }),
  lapsed: flow.createStateConfig({
    description: 'It did not arrive in time. The server refuses it from now on, and no Edge was taken.',
    tags: ['settled', 'outcome'],
    on: { 'plan.dismissed': '#redemption.choosingPlan' },
  }),
};
