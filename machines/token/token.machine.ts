import { assign, emit, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import { timerMs } from '#machines/shared/waits.ts';
import { isExpiring, NO_TOKEN, UNTROUBLED, type TokenFacts } from './token-life.ts';
import type {
  TokenActors,
  TokenContext,
  TokenEnding,
  TokenEvent,
  TokenInput,
  TokenEmitted,
} from './token.contract.ts';
import { planRetry, type RefreshOutcome } from './token.failures.ts';

interface Answer {
  readonly output: RefreshOutcome;
}

const flow = setup({
  types: {
    context: {} as TokenContext,
    events: {} as TokenEvent,
    emitted: {} as TokenEmitted,
    input: {} as TokenInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    readStoredToken: fromPromise(notProvided('readStoredToken')),
    refreshToken: fromPromise(notProvided('refreshToken')),
  } satisfies TokenActors,
  guards: {
    isStored: (_, { output }: { readonly output: boolean }) => output,
    isExpiring: ({ context }, { at }: { readonly at: number }) => isExpiring(context, at),
    isCurrent: ({ context }, { generation }: { readonly generation: number }) =>
      generation === context.generation,
    isOk: (_, { output }: Answer) => output.kind === 'ok' && !output.isAnotherAccount,
    isAnotherAccount: (_, { output }: Answer) => output.kind === 'ok' && output.isAnotherAccount,
    isRefused: (_, { output }: Answer) => output.kind === 'refused',
    isTooOld: (_, { output }: Answer) => output.kind === 'tooOld',
    isGone: (_, { output }: Answer) => output.kind === 'gone',
    isBlocked: (_, { output }: Answer) => output.kind === 'blocked',
    isSupersededOnce: ({ context }, { output }: Answer) =>
      output.kind === 'superseded' && !context.wasSuperseded,
    mayTryEarlier: ({ context }) => context.retryAt === null,
  },
  actions: {
    /** Forgets the access token. Never throws. */
    forgetAccess: notProvided('forgetAccess'),
    /** Forgets the access token, and the refresh token too unless somebody else stored another. Never throws. */
    dropTokens: notProvided('dropTokens'),
    keepFacts: assign((_, { facts }: { readonly facts: TokenFacts }) => ({ ...facts, ...UNTROUBLED })),
    keepRefreshed: assign((_, { output }: Answer) =>
      output.kind === 'ok' ? { ...output.facts, ...UNTROUBLED } : {},
    ),
    markRejected: assign({ isRejected: true }),
    markSuperseded: assign({ wasSuperseded: true }),
    planRetry: assign(({ context }, { output }: { readonly output: RefreshOutcome | null }) => ({
      ...planRetry(context.attempt, context.spread, output),
      wasSuperseded: false,
    })),
    endAs: assign((_, { ending }: { readonly ending: TokenEnding }) => ({ ending, ...UNTROUBLED })),
    announceRefreshed: emit({ type: 'token.refreshed' }),
    announceRefused: emit({ type: 'tokens.refused' }),
    announceTooOld: emit({ type: 'tokens.tooOld' }),
    announceGone: emit({ type: 'tokens.gone' }),
    announceReplaced: emit({ type: 'account.replaced' }),
  },
  delays: { backOff: ({ context }) => timerMs(context.retryInMs) },
});

export const tokenMachine = flow.createMachine({
  id: 'token',
  description: 'Keeps one access token fresh for all requests, with one refresh at a time.',
  context: ({ input }) => ({ ...NO_TOKEN, ...UNTROUBLED, ...input }),
  initial: 'booting',
  on: {
    'tokens.received': {
      target: '.fresh',
      actions: { type: 'keepFacts', params: ({ event }) => event },
    },
    'tokens.cleared': { target: '.anonymous', actions: { type: 'endAs', params: { ending: 'cleared' } } },
    'tokens.gone': {
      target: '.anonymous',
      actions: [{ type: 'endAs', params: { ending: 'gone' } }, 'announceGone'],
    },
    'tokens.replaced': { target: '.stale', actions: ['forgetAccess', 'markRejected', 'announceReplaced'] },
  },
  states: {
    booting: {
      tags: 'busy',
      invoke: {
        id: 'readStoredToken',
        src: 'readStoredToken',
        input: {},
        onDone: [
          { guard: { type: 'isStored', params: ({ event }) => event }, target: 'stale' },
          { target: 'anonymous' },
        ],
        onError: { target: 'anonymous' },
      },
    },
    anonymous: {
      tags: 'settled',
      entry: 'dropTokens',
      on: { 'tokens.found': 'stale' },
    },
    stale: {
      description: 'A refresh token is stored, and nobody has asked for an access token yet.',
      tags: 'settled',
      on: { 'token.needed': 'refreshing' },
    },
    refreshing: {
      meta: { operation: 'refreshToken' },
      tags: 'busy',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        input: {},
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event },
            target: 'fresh',
            actions: [{ type: 'keepRefreshed', params: ({ event }) => event }, 'announceRefreshed'],
          },
          {
            guard: { type: 'isAnotherAccount', params: ({ event }) => event },
            target: 'fresh',
            actions: [{ type: 'keepRefreshed', params: ({ event }) => event }, 'announceReplaced'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'anonymous',
            actions: [{ type: 'endAs', params: { ending: 'refused' } }, 'announceRefused'],
          },
          {
            guard: { type: 'isTooOld', params: ({ event }) => event },
            target: 'anonymous',
            actions: [{ type: 'endAs', params: { ending: 'tooOld' } }, 'announceTooOld'],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'anonymous',
            actions: [{ type: 'endAs', params: { ending: 'gone' } }, 'announceGone'],
          },
          { guard: { type: 'isBlocked', params: ({ event }) => event }, target: 'blocked' },
          {
            guard: { type: 'isSupersededOnce', params: ({ event }) => event },
            target: 'refreshing',
            reenter: true,
            actions: 'markSuperseded',
          },
          {
            target: 'backoff',
            actions: { type: 'planRetry', params: ({ event }) => event },
          },
        ],
        onError: { target: 'backoff', actions: { type: 'planRetry', params: { output: null } } },
      },
    },
    fresh: {
      tags: 'settled',
      on: {
        'token.needed': { guard: { type: 'isExpiring', params: ({ event }) => event }, target: 'refreshing' },
        'token.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'refreshing',
          actions: 'markRejected',
        },
        'replay.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'anonymous',
          actions: [{ type: 'endAs', params: { ending: 'refused' } }, 'announceRefused'],
        },
      },
    },
    backoff: {
      tags: 'settled',
      after: { backOff: 'refreshing' },
      on: {
        'token.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          actions: 'markRejected',
        },
        'network.returned': { guard: 'mayTryEarlier', target: 'refreshing' },
        'page.shown': { guard: 'mayTryEarlier', target: 'refreshing' },
        'retry.requested': { guard: 'mayTryEarlier', target: 'refreshing' },
      },
    },
    blocked: {
      tags: 'settled',
      on: { 'retry.requested': 'refreshing' },
    },
  },
});
