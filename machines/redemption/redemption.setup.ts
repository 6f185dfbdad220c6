import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '../shared/not-provided.ts';
import { barOf, hasMoved, type Offer } from './offer.ts';
import type {
  Intent,
  OfferedPlan,
  RedemptionActors,
  RedemptionContext,
  RedemptionEvent,
  Redeemed,
} from './redemption.contract.ts';
import { isAboutTheForm, mayHaveArrived, readRedemptionFailure } from './redemption.failures.ts';

/** How long until it is looked again what became of an intent, while nobody could say. */
const STATUS_INTERVAL_MS = 10_000;

// Types cannot tell that a state is only entered with a plan, or an intent; the server refuses these.
export const NO_PLAN: OfferedPlan = { id: 0, tier: '', interval: '' };
export const NO_INTENT: Intent = { key: '', plan: NO_PLAN, edgeAmount: '', email: '' };

interface Failed {
  readonly error: unknown;
}

interface Answered<Output> {
  readonly output: Output;
}

/** The names that the chart of the redemption is made of. */
export const flow = setup({
  types: {
    context: {} as RedemptionContext,
    events: {} as RedemptionEvent,
    tags: {} as 'busy' | 'settled' | 'dialog' | 'outcome',
  },
  actors: {
    recallIntent: fromPromise(notProvided('recallIntent')),
    readOffer: fromPromise(notProvided('readOffer')),
    submitRedemption: fromPromise(notProvided('submitRedemption')),
    findRedemption: fromPromise(notProvided('findRedemption')),
    dropIntent: fromPromise(notProvided('dropIntent')),
  } satisfies RedemptionActors,
  delays: { statusInterval: STATUS_INTERVAL_MS },
  guards: {
    isSomething: (_, { output }: Answered<unknown>) => output !== null,
    isBarred: ({ context }) => context.offer === null || barOf(context.offer) !== null,
    hasMoved: ({ context }) => context.offer !== null && hasMoved(context.inSight, context.offer),
    isOpenElsewhere: ({ context }) => context.failure?.code === 'openElsewhere',
    isAboutTheForm: (_, { error }: Failed) => isAboutTheForm(readRedemptionFailure(error)),
    mayHaveArrived: (_, { error }: Failed) => mayHaveArrived(readRedemptionFailure(error), false),
    mayHaveArrivedBefore: (_, { error }: Failed) => mayHaveArrived(readRedemptionFailure(error), true),
  },
  actions: {
    keepPlan: assign(({ event }) => {
      assertEvent(event, 'plan.chosen');
      return { plan: event.plan, offer: null, inSight: event.inSight, failure: null };
    }),
    keepOffer: assign((_, { output }: Answered<Offer>) => ({ offer: output })),
    keepOfferInSight: assign({ inSight: ({ context }) => context.offer }),
    keepIntent: assign(({ context, event }) => {
      assertEvent(event, 'redemption.confirmed');
      return { intent: intentOf(context, event) };
    }),
    keepRecalled: assign((_, { output }: Answered<Intent | null>) => ({
      intent: output,
      plan: output?.plan ?? null,
    })),
    keepRedeemed: assign((_, { output }: Answered<Redeemed | null>) => ({
      redeemed: output,
      intent: null,
      failure: null,
    })),
    keepFailure: assign({ failure: (_, { error }: Failed) => readRedemptionFailure(error) }),
    forgetFailure: assign({ failure: null }),
    startAfresh: assign({
      plan: null,
      offer: null,
      inSight: null,
      intent: null,
      redeemed: null,
      failure: null,
    }),
  },
});

function intentOf(
  { plan, offer }: RedemptionContext,
  { key, email }: Extract<RedemptionEvent, { type: 'redemption.confirmed' }>,
): Intent {
  return { key, plan: plan ?? NO_PLAN, edgeAmount: offer?.price ?? '', email };
}

export function keyOf({ intent }: RedemptionContext): string {
  return intent?.key ?? '';
}
