import { flow, NO_INTENT, NO_PLAN } from './redemption.setup.ts';
import { givenUp, unsettled } from './redemption.unsettled.ts';

/** There is a quote, and it can be fetched again. */
const quoted = flow.createStateConfig({
  tags: ['settled', 'dialog'],
  on: {
    'check.requested': { target: '#redemption.confirming.reading', actions: 'acknowledgeQuote' },
  },
});

export const redemptionMachine = flow.createMachine({
  id: 'redemption',
  description: 'Redeems Edge for a plan once, and looks up what became of it before it says that it failed.',
  context: {
    plan: null,
    quote: null,
    acknowledged: null,
    intent: null,
    redeemed: null,
    failure: null,
    sendFailure: null,
    known: null,
    isMissing: false,
    lookups: 0,
    nextLookupMs: 0,
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
            id: 'readQuote',
            src: 'readQuote',
            input: ({ context }) => ({ plan: context.plan ?? NO_PLAN }),
            onDone: { target: 'comparing', actions: { type: 'keepQuote', params: ({ event }) => event } },
            onError: { target: 'unread', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        unread: {
          tags: ['settled', 'dialog'],
          on: { 'check.requested': 'reading' },
        },
        comparing: {
          tags: 'dialog',
          always: [
            { guard: 'isBlocked', target: 'blocked' },
            { guard: 'hasQuoteChanged', target: 'quoteChanged' },
            { target: 'ready' },
          ],
        },
        blocked: quoted,
        quoteChanged: {
          ...quoted,
          description:
            'Price or balance differs from the acknowledged quote. The player must acknowledge it before confirming.',
          on: {
            'check.requested': 'reading',
            'quote.acknowledged': { target: 'ready', actions: 'acknowledgeQuote' },
          },
        },
        ready: {
          ...quoted,
          on: {
            ...quoted.on,
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
        input: ({ context }) => ({ intent: context.intent ?? NO_INTENT, confirmed: context.quote }),
        onDone: { target: 'redeemed', actions: { type: 'keepRedeemed', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isQuoteChangedError', params: ({ event }) => event },
            target: '#redemption.confirming.comparing',
            actions: [
              'acknowledgeQuote',
              { type: 'keepChangedQuote', params: ({ event }) => event },
              'forgetIntent',
            ],
          },
          {
            guard: { type: 'isQuoteUnreadError', params: ({ event }) => event },
            target: '#redemption.confirming.unread',
            actions: [
              'acknowledgeQuote',
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
        'check.requested': [
          { guard: 'isOpenElsewhere', target: 'recalling' },
          { target: '#redemption.confirming.reading', actions: 'acknowledgeQuote' },
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
