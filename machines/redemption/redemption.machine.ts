import { flow, NO_INTENT, NO_PLAN } from './redemption.setup.ts';
import { givenUp, unsettled } from './redemption.unsettled.ts';

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
  context: {
    plan: null,
    offer: null,
    inSight: null,
    intent: null,
    redeemed: null,
    failure: null,
    unsettledBy: null,
    isMissing: false,
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
    ...unsettled,
    redeemed: {
      tags: ['settled', 'outcome'],
      on: { 'plan.dismissed': 'choosingPlan' },
    },
  },
});
