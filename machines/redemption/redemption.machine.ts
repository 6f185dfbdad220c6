import { flow, keyOf, NO_INTENT, NO_PLAN } from './redemption.setup.ts';

/** Price and balance are there, and nothing is on its way: they can be read anew. */
const inSight = flow.createStateConfig({
  tags: ['settled', 'dialog'],
  on: {
    'reading.requested': { target: '#redemption.confirming.reading', actions: 'keepOfferInSight' },
  },
});

export const redemptionMachine = flow.createMachine({
  id: 'redemption',
  description: 'Redeems Edge for a plan once, and looks what became of it before it says that it failed.',
  context: { plan: null, offer: null, inSight: null, intent: null, redeemed: null, failure: null },
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallIntent',
        src: 'recallIntent',
        input: {},
        onDone: [
          {
            guard: { type: 'isSomething', params: ({ event }) => event },
            target: 'checkingStatus',
            actions: { type: 'keepRecalled', params: ({ event }) => event },
          },
          { target: 'choosingPlan' },
        ],
        onError: 'choosingPlan',
      },
    },
    choosingPlan: {
      tags: 'settled',
      entry: 'startAfresh',
      on: { 'plan.chosen': { target: 'confirming', actions: 'keepPlan' } },
    },
    confirming: {
      initial: 'reading',
      on: { 'plan.dismissed': 'choosingPlan' },
      states: {
        reading: {
          meta: { operation: ['plans', 'account', 'redemptionStatus'] },
          tags: ['busy', 'dialog'],
          entry: 'forgetFailure',
          invoke: {
            id: 'readOffer',
            src: 'readOffer',
            input: ({ context }) => ({ plan: context.plan ?? NO_PLAN }),
            onDone: { target: 'comparing', actions: { type: 'keepOffer', params: ({ event }) => event } },
            onError: { target: 'unread', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        unread: {
          tags: ['settled', 'dialog'],
          on: { 'reading.requested': 'reading' },
        },
        comparing: {
          tags: 'dialog',
          always: [
            { guard: 'isBarred', target: 'barred' },
            { guard: 'hasMoved', target: 'moved' },
            { target: 'ready' },
          ],
        },
        barred: inSight,
        moved: {
          ...inSight,
          description:
            'Price or balance is another than the player had in sight: confirming waits for a look.',
          on: {
            'reading.requested': 'reading',
            'offer.accepted': { target: 'ready', actions: 'keepOfferInSight' },
          },
        },
        ready: {
          ...inSight,
          on: {
            ...inSight.on,
            'redemption.confirmed': { target: '#redemption.submitting', actions: 'keepIntent' },
          },
        },
      },
    },
    submitting: {
      meta: { operation: 'redeemPlan' },
      tags: ['busy', 'dialog'],
      entry: 'forgetFailure',
      invoke: {
        id: 'submitRedemption',
        src: 'submitRedemption',
        input: ({ context }) => context.intent ?? NO_INTENT,
        onDone: { target: 'redeemed', actions: { type: 'keepRedeemed', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'mayHaveArrived', params: ({ event }) => event },
            target: 'checkingStatus',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAboutTheForm', params: ({ event }) => event },
            target: '#redemption.confirming.ready',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    refused: {
      description: 'Nothing was redeemed, and the reason is known.',
      tags: ['settled', 'dialog'],
      on: {
        'plan.dismissed': 'choosingPlan',
        'reading.requested': [
          { guard: 'isOpenElsewhere', target: 'recalling' },
          { target: '#redemption.confirming.reading', actions: 'keepOfferInSight' },
        ],
      },
    },
    checkingStatus: {
      description: 'Nobody knows whether the redemption arrived: its key is looked for.',
      meta: { operation: 'redemptions' },
      tags: ['busy', 'outcome'],
      invoke: {
        id: 'findRedemption',
        src: 'findRedemption',
        input: ({ context }) => ({ key: keyOf(context) }),
        onDone: [
          {
            guard: { type: 'isSomething', params: ({ event }) => event },
            target: 'redeemed',
            actions: { type: 'keepRedeemed', params: ({ event }) => event },
          },
          { target: 'notArrived' },
        ],
        onError: { target: 'outcomeUnknown', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    outcomeUnknown: {
      description: 'Nobody could say what became of it. It is looked up again by itself.',
      tags: ['settled', 'outcome'],
      after: { statusInterval: 'checkingStatus' },
      on: { 'reading.requested': 'checkingStatus' },
    },
    notArrived: {
      description: 'The server does not have it so far. The same intent can be sent again, or dropped.',
      tags: ['settled', 'outcome'],
      on: {
        'reading.requested': 'checkingStatus',
        'redemption.retried': 'sendingAgain',
        'intent.dropped': 'dropping',
      },
    },
    sendingAgain: {
      description: 'The same key again: if the first one has arrived meanwhile, its answer comes once more.',
      meta: { operation: 'redeemPlan' },
      tags: ['busy', 'outcome'],
      entry: 'forgetFailure',
      invoke: {
        id: 'submitRedemption',
        src: 'submitRedemption',
        input: ({ context }) => context.intent ?? NO_INTENT,
        onDone: { target: 'redeemed', actions: { type: 'keepRedeemed', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'mayHaveArrivedBefore', params: ({ event }) => event },
            target: 'checkingStatus',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    dropping: {
      description: 'What is on its way for long may have arrived meanwhile.',
      meta: { operation: 'redemptions' },
      tags: ['busy', 'outcome'],
      invoke: {
        id: 'dropIntent',
        src: 'dropIntent',
        input: ({ context }) => ({ key: keyOf(context) }),
        onDone: [
          {
            guard: { type: 'isSomething', params: ({ event }) => event },
            target: 'redeemed',
            actions: { type: 'keepRedeemed', params: ({ event }) => event },
          },
          { target: 'choosingPlan' },
        ],
        onError: { target: 'outcomeUnknown', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    redeemed: {
      tags: ['settled', 'outcome'],
      on: { 'plan.dismissed': 'choosingPlan' },
    },
  },
});
