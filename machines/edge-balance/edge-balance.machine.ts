import { assign, emit, fromPromise, setup } from 'xstate';

import { readCallFailure } from '#machines/shared/call-failure.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';
import type {
  EdgeBalanceActors,
  EdgeBalanceContext,
  EdgeBalanceEvent,
  EdgeBalanceInput,
  EdgeBalanceNews,
} from './edge-balance.contract.ts';
import { sameAmount } from './same-amount.ts';

interface Read {
  readonly output: string;
}

const flow = setup({
  types: {
    context: {} as EdgeBalanceContext,
    events: {} as EdgeBalanceEvent,
    emitted: {} as EdgeBalanceNews,
    input: {} as EdgeBalanceInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    readLedger: fromPromise(notProvided('readLedger')),
    readAccount: fromPromise(notProvided('readAccount')),
  } satisfies EdgeBalanceActors,
  guards: {
    isAsShown: ({ context }, { output }: Read) => sameAmount(output, context.shown),
    isShownAsBefore: ({ context }, { output }: Read) =>
      sameAmount(output, context.shown) && sameAmount(context.shown, context.shownBefore),
    isNews: ({ context }, { balance }: { readonly balance: string }) => !sameAmount(balance, context.shown),
  },
  actions: {
    keepShown: assign((_, { balance }: { readonly balance: string }) => ({ shown: balance })),
    keepLedger: assign((_, { output }: Read) => ({ ledger: output })),
    rememberShown: assign(({ context }) => ({ shownBefore: context.shown })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: readCallFailure(readProblem(error)),
    })),
    tellDisagreement: emit({ type: 'disagreement.noticed' }),
  },
});

const output = ({ event }: { readonly event: Read }) => event;
const told = ({ event }: { readonly event: { readonly balance: string } }) => event;
const keepLedger = { type: 'keepLedger', params: output } as const;
const keepShown = { type: 'keepShown', params: told } as const;

/** Once is enough: what still disagrees afterwards is told, and only the player can ask for more. */
const onError = {
  target: '#edgeBalance.disagreeing',
  actions: {
    type: 'keepFailure',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
  },
} as const;

/** Reads both again. `unchanged` is where it leads when all is as it was shown. */
function readingBoth(unchanged: 'agreeing' | 'confirmed') {
  return flow.createStateConfig({
    entry: ['rememberShown', 'tellDisagreement'],
    initial: 'readingAccount',
    states: {
      readingAccount: {
        meta: { operation: 'account' },
        tags: 'busy',
        invoke: {
          id: 'readAccount',
          src: 'readAccount',
          input: {},
          onDone: {
            target: 'readingLedger',
            actions: { type: 'keepShown', params: ({ event }) => ({ balance: event.output }) },
          },
          onError,
        },
      },
      readingLedger: {
        meta: { operation: 'edgeHistory' },
        tags: 'busy',
        invoke: {
          id: 'readLedger',
          src: 'readLedger',
          input: {},
          onDone: [
            {
              guard: { type: 'isShownAsBefore', params: output },
              target: `#edgeBalance.${unchanged}`,
              actions: keepLedger,
            },
            {
              guard: { type: 'isAsShown', params: output },
              target: '#edgeBalance.changed',
              actions: keepLedger,
            },
            { target: '#edgeBalance.disagreeing', actions: [keepLedger, 'forgetFailure'] },
          ],
          onError,
        },
      },
    },
  });
}

const lookAgain = {
  'player.returned': 'looking',
  'balance.shown': { guard: { type: 'isNews', params: told }, target: 'looking', actions: keepShown },
} as const;

export const edgeBalanceMachine = flow.createMachine({
  id: 'edgeBalance',
  description:
    'Sees to it that the balance at the top of every page is the one the ledger ends with, or says so.',
  context: ({ input: { shown } }) => ({ shown, shownBefore: shown, ledger: null, failure: null }),
  initial: 'looking',
  on: { 'balance.shown': { actions: keepShown } },
  states: {
    looking: {
      meta: { operation: 'edgeHistory' },
      tags: 'busy',
      invoke: {
        id: 'readLedger',
        src: 'readLedger',
        input: {},
        onDone: [
          { guard: { type: 'isAsShown', params: output }, target: 'agreeing', actions: keepLedger },
          { target: 'rereading', actions: keepLedger },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'The ledger did not load, so that nothing contradicts the balance.',
      tags: 'settled',
      on: lookAgain,
    },
    agreeing: { tags: 'settled', on: lookAgain },
    rereading: readingBoth('agreeing'),
    changed: { tags: 'settled', on: lookAgain },
    confirmed: { tags: 'settled', on: lookAgain },
    disagreeing: {
      tags: 'settled',
      on: {
        'reading.requested': 'retrying',
        'player.returned': 'retrying',
        'balance.shown': {
          guard: { type: 'isNews', params: told },
          target: 'retrying',
          actions: keepShown,
        },
      },
    },
    retrying: readingBoth('confirmed'),
  },
});
