import { flow, NO_ANSWER, NO_INTENT } from './redemption.setup.ts';

/** What became of an intent is looked up again by itself, less and less often, and only while the page can be seen. */
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

/** A request that hangs is cut; it may have arrived. */
export const givenUp = {
  target: '#redemption.checkingStatus',
  actions: { type: 'keepUnsettled', params: NO_ANSWER },
} as const;

/** The states of an intent that was sent, until it is certain what became of it. */
export const unsettled = {
  checkingStatus: flow.createStateConfig({
    description: 'Nobody knows whether the redemption arrived: its key is looked for.',
    meta: { operation: 'redemptions' },
    tags: ['busy', 'outcome'],
    // A look-up by itself does not take the button away that sends it again.
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
    description: 'Nobody could say what became of it.',
  }),
  notArrived: flow.createStateConfig({
    ...lookingAgain,
    description: 'The server does not have it, and would still take it. The same intent can be sent again.',
    on: { ...lookingAgain.on, 'redemption.retried': '#redemption.sendingAgain' },
  }),
  sendingAgain: flow.createStateConfig({
    description: 'The same key again: if the first one has arrived meanwhile, its answer comes once more.',
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
    description: 'It did not arrive in time: the server refuses it from now on, and nothing was taken.',
    tags: ['settled', 'outcome'],
    on: { 'plan.dismissed': '#redemption.choosingPlan' },
  }),
};
