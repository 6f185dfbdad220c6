import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { backOffMs } from '#machines/shared/back-off.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem, type Problem } from '#machines/shared/problem.ts';
import {
  blockerOf,
  hasQuoteChanged,
  isAboutTheForm,
  mayHaveArrived,
  QuoteChanged,
  QuoteUnread,
  readRedemptionFailure,
  type Intent,
  type LookupResult,
  type Quote,
  type RedemptionActors,
  type RedemptionContext,
  type RedemptionEvent,
  type RedemptionPlan,
} from './redemption.types.ts';

/** The timeout of a request. It is limited because the player cannot leave while a redemption is being sent. */
const ANSWER_LIMIT_MS = 30_000;

// Placeholders for the compiler: a state that needs a plan or an intent is never entered without one. The server refuses them.
export const NO_PLAN: RedemptionPlan = { id: 0, tier: '', interval: '' };
export const NO_INTENT: Intent = { key: '', plan: NO_PLAN, edgeAmount: '', email: '', validUntil: '' };

interface Failed {
  readonly error: unknown;
}

/** The failure of a call that timed out. */
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

/** The actors, guards, actions and delays of the chart. */
export const flow = setup({
  types: {
    context: {} as RedemptionContext,
    events: {} as RedemptionEvent,
    tags: {} as 'busy' | 'settled' | 'dialog' | 'outcome',
  },
  actors: {
    recallIntent: fromPromise(notProvided('recallIntent')),
    readQuote: fromPromise(notProvided('readQuote')),
    submitRedemption: fromPromise(notProvided('submitRedemption')),
    findRedemption: fromPromise(notProvided('findRedemption')),
    awaitVisiblePage: fromPromise(notProvided('awaitVisiblePage')),
  } satisfies RedemptionActors,
  delays: {
    answerLimit: ANSWER_LIMIT_MS,
    nextLookup: ({ context }) => context.nextLookupMs,
  },
  guards: {
    isSomething: (_, { output }: Answered<unknown>) => output !== null,
    hasArrived: (_, { output }: Answered<LookupResult>) => typeof output === 'object',
    cannotArrive: (_, { output }: Answered<LookupResult>) => output === 'never',
    isBlocked: ({ context }) => context.quote === null || blockerOf(context.quote) !== null,
    hasQuoteChanged: ({ context }) =>
      context.quote !== null && hasQuoteChanged(context.acknowledged, context.quote),
    isFoundMissing: ({ context }) => context.isMissing,
    isOpenElsewhere: ({ context }) => context.failure?.code === 'openElsewhere',
    isAboutTheForm: (_, { error }: Failed) => isAboutTheForm(readRedemptionFailure(error)),
    isQuoteChangedError: (_, { error }: Failed) => error instanceof QuoteChanged,
    isQuoteUnreadError: (_, { error }: Failed) => error instanceof QuoteUnread,
    mayHaveArrived: (_, { error }: Failed) => mayHaveArrived(readRedemptionFailure(error)),
  },
  actions: {
    keepPlan: assign(({ event }) => {
      assertEvent(event, 'plan.chosen');
      return { plan: event.plan, quote: null, acknowledged: event.acknowledged, failure: null };
    }),
    keepQuote: assign((_, { output }: Answered<Quote>) => ({ quote: output })),
    keepChangedQuote: assign((_, { error }: Failed) =>
      error instanceof QuoteChanged ? { quote: error.quote } : {},
    ),
    acknowledgeQuote: assign({ acknowledged: ({ context }) => context.quote }),
    keepIntent: assign(({ context, event }) => {
      assertEvent(event, 'redemption.confirmed');
      return { intent: intentOf(context, event) };
    }),
    keepRecalled: assign((_, { output }: Answered<Intent | null>) => ({
      intent: output,
      plan: output?.plan ?? null,
    })),
    keepRedeemed: assign((_, { output }: Answered<LookupResult>) => ({
      redeemed: typeof output === 'object' ? output : null,
      intent: null,
      failure: null,
      sendFailure: null,
    })),
    keepFailure: assign({ failure: (_, { error }: Failed) => readRedemptionFailure(error) }),
    keepUnsettled: assign({
      sendFailure: (_, { error }: Failed) => readRedemptionFailure(error),
      isMissing: false,
      lookups: 0,
    }),
    keepLookup: assign(({ context }) => ({
      failure: null,
      known: 'notArrived' as const,
      isMissing: true,
      ...nextLookup(context, null),
    })),
    keepFailedLookup: assign(({ context }, { error }: Failed) => ({
      failure: readRedemptionFailure(error),
      known: 'unknown' as const,
      isMissing: false,
      ...nextLookup(context, readProblem(error).retryAfterSeconds),
    })),
    forgetFailure: assign({ failure: null }),
    forgetIntent: assign({ intent: null }),
    startAfresh: assign({
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
    }),
  },
});

function intentOf(
  { plan, quote }: RedemptionContext,
  { key, email, validUntil }: Extract<RedemptionEvent, { type: 'redemption.confirmed' }>,
): Intent {
  return { key, plan: plan ?? NO_PLAN, edgeAmount: quote?.price ?? '', email, validUntil };
}

function nextLookup({ intent, lookups }: RedemptionContext, retryAfterSeconds: number | null) {
  // The key is random: it spreads the look-ups of many players.
  const spread = Number.parseInt(intent?.key.slice(0, 2) ?? '', 16) / 255 || 0;
  return { lookups: lookups + 1, nextLookupMs: backOffMs(lookups + 1, retryAfterSeconds, spread) };
}
