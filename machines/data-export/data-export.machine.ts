import { assign, fromPromise, setup } from 'xstate';

import { readCallFailure } from '#machines/shared/call-failure.ts';
import { hasNextPage } from '#machines/shared/cursor-page.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';
import type {
  DataExportActors,
  DataExportContext,
  DataExportEvent,
  EdgeHistoryPage,
  GatheredData,
  MonthOfEarnings,
} from './data-export.contract.ts';
import { hasEarlierMonths, NOTHING_GATHERED, withHistoryPage, withMonth, withPart } from './gathering.ts';

interface Answered<T> {
  readonly output: T;
}

interface AnsweredPart extends Answered<unknown> {
  readonly part: keyof GatheredData;
}

const flow = setup({
  types: {
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    readAccount: fromPromise(notProvided('readAccount')),
    readEdgeHistory: fromPromise(notProvided('readEdgeHistory')),
    readEarnings: fromPromise(notProvided('readEarnings')),
    readRoomAccounts: fromPromise(notProvided('readRoomAccounts')),
    readRedemptions: fromPromise(notProvided('readRedemptions')),
    readRedemptionStatus: fromPromise(notProvided('readRedemptionStatus')),
    saveData: fromPromise(notProvided('saveData')),
  } satisfies DataExportActors,
  guards: {
    hasNextPage: (_, { output }: Answered<EdgeHistoryPage>) => hasNextPage(output),
    hasEarlierMonths: ({ context }, { output }: Answered<MonthOfEarnings>) =>
      hasEarlierMonths(context, output),
  },
  actions: {
    startAfresh: assign(NOTHING_GATHERED),
    keepPart: assign(({ context }, { part, output }: AnsweredPart) => withPart(context, part, output)),
    keepHistory: assign(({ context }, { output }: Answered<EdgeHistoryPage>) =>
      withHistoryPage(context, output),
    ),
    keepMonth: assign(({ context }, { output }: Answered<MonthOfEarnings>) => withMonth(context, output)),
    keepFileName: assign((_, { output }: Answered<string>) => ({ ...NOTHING_GATHERED, fileName: output })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
      ...NOTHING_GATHERED,
      failure: readCallFailure(readProblem(error)),
    })),
  },
});

/** Nothing half is kept. */
const onError = {
  target: '#dataExport.failed',
  actions: {
    type: 'keepFailure',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
  },
} as const;

/** Reads a part that comes in one answer. The operation has the name of the part. */
function reading(part: WholePart, id: `read${Capitalize<WholePart>}`, next: string) {
  return flow.createStateConfig({
    meta: { operation: part },
    invoke: {
      id,
      src: id,
      input: {},
      onDone: {
        target: next,
        actions: { type: 'keepPart', params: ({ event }) => ({ part, output: event.output }) },
      },
      onError,
    },
  });
}

type WholePart = 'account' | 'roomAccounts' | 'redemptions' | 'redemptionStatus';

export const dataExportMachine = flow.createMachine({
  id: 'dataExport',
  description: 'Gathers everything that the server keeps of the player and saves it as one file, or nothing.',
  context: NOTHING_GATHERED,
  initial: 'idle',
  states: {
    idle: {
      tags: 'settled',
      on: { 'export.requested': 'gathering' },
    },
    gathering: {
      tags: 'busy',
      entry: 'startAfresh',
      initial: 'readingAccount',
      on: { 'export.cancelled': 'cancelled' },
      states: {
        readingAccount: reading('account', 'readAccount', 'readingEdgeHistory'),
        readingEdgeHistory: {
          meta: { operation: 'edgeHistory' },
          invoke: {
            id: 'readEdgeHistory',
            src: 'readEdgeHistory',
            input: ({ context }) => ({ cursor: context.cursor }),
            onDone: [
              {
                guard: { type: 'hasNextPage', params: ({ event }) => event },
                target: 'readingEdgeHistory',
                reenter: true,
                actions: { type: 'keepHistory', params: ({ event }) => event },
              },
              { target: 'readingEarnings', actions: { type: 'keepHistory', params: ({ event }) => event } },
            ],
            onError,
          },
        },
        readingEarnings: {
          meta: { operation: 'earnings' },
          invoke: {
            id: 'readEarnings',
            src: 'readEarnings',
            input: ({ context }) => ({ month: context.month }),
            onDone: [
              {
                guard: { type: 'hasEarlierMonths', params: ({ event }) => event },
                target: 'readingEarnings',
                reenter: true,
                actions: { type: 'keepMonth', params: ({ event }) => event },
              },
              { target: 'readingRoomAccounts', actions: { type: 'keepMonth', params: ({ event }) => event } },
            ],
            onError,
          },
        },
        readingRoomAccounts: reading('roomAccounts', 'readRoomAccounts', 'readingRedemptions'),
        readingRedemptions: reading('redemptions', 'readRedemptions', 'readingRedemptionStatus'),
        readingRedemptionStatus: reading('redemptionStatus', 'readRedemptionStatus', '#dataExport.saving'),
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveData',
        src: 'saveData',
        input: ({ context }) => context.gathered,
        onDone: { target: 'saved', actions: { type: 'keepFileName', params: ({ event }) => event } },
        onError,
      },
    },
    saved: {
      tags: 'settled',
      on: { 'export.requested': 'gathering' },
    },
    failed: {
      tags: 'settled',
      on: { 'export.requested': 'gathering' },
    },
    cancelled: {
      tags: 'settled',
      entry: 'startAfresh',
      on: { 'export.requested': 'gathering' },
    },
  },
});
