import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { backOffMs } from '#machines/shared/back-off.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem, type Problem } from '#machines/shared/problem.ts';
import { barOf, hasMoved, type Offer, type OfferedPlan } from './offer.ts';
import type {
  Intent,
  Look,
  RedemptionActors,
  RedemptionContext,
  RedemptionEvent,
} from './redemption.contract.ts';
import {
  isAboutTheForm,
  mayHaveArrived,
  OfferChanged,
  OfferUnread,
  readRedemptionFailure,
} from './redemption.failures.ts';

/** How long an answer is waited for: nobody can leave while a redemption is sent. */
const ANSWER_LIMIT_MS = 30_000;

// Types cannot tell that a state is only entered with a plan, or an intent; the server refuses these.
export const NO_PLAN: OfferedPlan = { id: 0, tier: '', interval: '' };
export const NO_INTENT: Intent = { key: '', plan: NO_PLAN, edgeAmount: '', email: '', validUntil: '' };

interface Failed {
  readonly error: unknown;
}

/** What is said of a call that was not waited for any longer. */
export const NO_ANSWER: Failed = {
  error: {
    problem: {
      kind: 'unreachable',
      status: null,
      code: null,
      fields: {},
      retryAfterSeconds: null,
    } satisfies Problem,
  },
};

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
    awaitVisiblePage: fromPromise(notProvided('awaitVisiblePage')),
  } satisfies RedemptionActors,
  delays: {
    answerLimit: ANSWER_LIMIT_MS,
    nextLook: ({ context }) => context.nextLookMs,
  },
  guards: {
    isSomething: (_, { output }: Answered<unknown>) => output !== null,
    hasArrived: (_, { output }: Answered<Look>) => typeof output === 'object',
    cannotArrive: (_, { output }: Answered<Look>) => output === 'never',
    isBarred: ({ context }) => context.offer === null || barOf(context.offer) !== null,
    hasMoved: ({ context }) => context.offer !== null && hasMoved(context.inSight, context.offer),
    isFoundMissing: ({ context }) => context.isMissing,
    isOpenElsewhere: ({ context }) => context.failure?.code === 'openElsewhere',
    isAboutTheForm: (_, { error }: Failed) => isAboutTheForm(readRedemptionFailure(error)),
    isOfferChanged: (_, { error }: Failed) => error instanceof OfferChanged,
    isOfferUnread: (_, { error }: Failed) => error instanceof OfferUnread,
    mayHaveArrived: (_, { error }: Failed) => mayHaveArrived(readRedemptionFailure(error)),
  },
  actions: {
    keepPlan: assign(({ event }) => {
      assertEvent(event, 'plan.chosen');
      return { plan: event.plan, offer: null, inSight: event.inSight, failure: null };
    }),
    keepOffer: assign((_, { output }: Answered<Offer>) => ({ offer: output })),
    keepChangedOffer: assign((_, { error }: Failed) =>
      error instanceof OfferChanged ? { offer: error.offer } : {},
    ),
    keepOfferInSight: assign({ inSight: ({ context }) => context.offer }),
    keepIntent: assign(({ context, event }) => {
      assertEvent(event, 'redemption.confirmed');
      return { intent: intentOf(context, event) };
    }),
    keepRecalled: assign((_, { output }: Answered<Intent | null>) => ({
      intent: output,
      plan: output?.plan ?? null,
    })),
    keepRedeemed: assign((_, { output }: Answered<Look>) => ({
      redeemed: typeof output === 'object' ? output : null,
      intent: null,
      failure: null,
      unsettledBy: null,
    })),
    keepFailure: assign({ failure: (_, { error }: Failed) => readRedemptionFailure(error) }),
    keepUnsettled: assign({
      unsettledBy: (_, { error }: Failed) => readRedemptionFailure(error),
      isMissing: false,
      looks: 0,
    }),
    keepLook: assign(({ context }) => ({ failure: null, isMissing: true, ...nextLook(context, null) })),
    keepFailedLook: assign(({ context }, { error }: Failed) => ({
      failure: readRedemptionFailure(error),
      isMissing: false,
      ...nextLook(context, readProblem(error).retryAfterSeconds),
    })),
    forgetFailure: assign({ failure: null }),
    forgetIntent: assign({ intent: null }),
    startAfresh: assign({
      plan: null,
      offer: null,
      inSight: null,
      intent: null,
      redeemed: null,
      failure: null,
      unsettledBy: null,
      isMissing: false,
      looks: 0,
    }),
  },
});

function intentOf(
  { plan, offer }: RedemptionContext,
  { key, email, validUntil }: Extract<RedemptionEvent, { type: 'redemption.confirmed' }>,
): Intent {
  return { key, plan: plan ?? NO_PLAN, edgeAmount: offer?.price ?? '', email, validUntil };
}

function nextLook({ intent, looks }: RedemptionContext, retryAfterSeconds: number | null) {
  // The key is made by chance, and spreads the looks of many players as well as any other number.
  const spread = Number.parseInt(intent?.key.slice(0, 2) ?? '', 16) / 255 || 0;
  return { looks: looks + 1, nextLookMs: backOffMs(looks + 1, retryAfterSeconds, spread) };
}
