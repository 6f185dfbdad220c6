import { flow, NO_ANSWER, NO_INTENT, NO_PLAN } from './redemption.setup.ts';

/** Price and balance are there, and nothing is on its way: they can be read anew. */
const inSight = flow.createStateConfig({
  tags: ['settled', 'dialog'],
  on: {
    'reading.requested': { target: '#redemption.confirming.reading', actions: 'keepOfferInSight' },
  },
});

/** What became of an intent is looked up again by itself, less and less often, and only while the page can be seen. */
const lookingAgain = flow.createStateConfig({
  initial: 'pausing',
  tags: ['settled', 'outcome'],
  on: { 'reading.requested': '#redemption.checkingStatus' },
  states: {
    pausing: { after: { nextLook: 'due' } },
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
const givenUp = {
  target: 'checkingStatus',
  actions: { type: 'keepUnsettled', params: NO_ANSWER },
} as const;

export const redemptionMachine = flow.createMachine({
  id: 'redemption',
  description: 'Redeems Edge for a plan once, and looks what became of it before it says that it failed.',
  context: {
    plan: null,
    offer: null,
    inSight: null,
    intent: null,
    redeemed: null,
    failure: null,
    unsettledBy: null,
    looks: 0,
    nextLookMs: 0,
  },
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
      after: { answerLimit: givenUp },
      invoke: {
        id: 'submitRedemption',
        src: 'submitRedemption',
        input: ({ context }) => ({ intent: context.intent ?? NO_INTENT, confirmed: context.offer }),
        onDone: { target: 'redeemed', actions: { type: 'keepRedeemed', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isOfferChanged', params: ({ event }) => event },
            target: '#redemption.confirming.comparing',
            actions: [
              'keepOfferInSight',
              { type: 'keepChangedOffer', params: ({ event }) => event },
              'forgetIntent',
            ],
          },
          {
            guard: { type: 'isOfferUnread', params: ({ event }) => event },
            target: '#redemption.confirming.unread',
            actions: [
              'keepOfferInSight',
              { type: 'keepFailure', params: ({ event }) => event },
              'forgetIntent',
            ],
          },
          {
            guard: { type: 'mayHaveArrived', params: ({ event }) => event },
            target: 'checkingStatus',
            actions: { type: 'keepUnsettled', params: ({ event }) => event },
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
      after: {
        answerLimit: { target: 'outcomeUnknown', actions: { type: 'keepFailedLook', params: NO_ANSWER } },
      },
      invoke: {
        id: 'findRedemption',
        src: 'findRedemption',
        input: ({ context }) => context.intent ?? NO_INTENT,
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event },
            target: 'redeemed',
            actions: { type: 'keepRedeemed', params: ({ event }) => event },
          },
          { guard: { type: 'cannotArrive', params: ({ event }) => event }, target: 'lapsed' },
          { target: 'notArrived', actions: 'keepLook' },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: { type: 'keepFailedLook', params: ({ event }) => event },
        },
      },
    },
    outcomeUnknown: { ...lookingAgain, description: 'Nobody could say what became of it.' },
    notArrived: {
      ...lookingAgain,
      description: 'The server does not have it, and would still take it. The same intent can be sent again.',
      on: { ...lookingAgain.on, 'redemption.retried': 'sendingAgain' },
    },
    sendingAgain: {
      description: 'The same key again: if the first one has arrived meanwhile, its answer comes once more.',
      meta: { operation: 'redeemPlan' },
      tags: ['busy', 'outcome'],
      entry: 'forgetFailure',
      after: { answerLimit: givenUp },
      invoke: {
        id: 'submitRedemption',
        src: 'submitRedemption',
        input: ({ context }) => ({ intent: context.intent ?? NO_INTENT, confirmed: null }),
        onDone: { target: 'redeemed', actions: { type: 'keepRedeemed', params: ({ event }) => event } },
        onError: {
          target: 'checkingStatus',
          actions: { type: 'keepUnsettled', params: ({ event }) => event },
        },
      },
    },
    lapsed: {
      description: 'It did not arrive in time: the server refuses it from now on, and nothing was taken.',
      tags: ['settled', 'outcome'],
      on: { 'plan.dismissed': 'choosingPlan' },
    },
    redeemed: {
      tags: ['settled', 'outcome'],
      on: { 'plan.dismissed': 'choosingPlan' },
    },
  },
});
