import { assign, fromPromise, setup } from 'xstate';

import { readCallFailure } from '#machines/shared/call-failure.ts';
import { hasNextPage } from '#machines/shared/cursor-page.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';
import type {
  EdgeHistoryCsvActors,
  EdgeHistoryCsvContext,
  EdgeHistoryCsvEvent,
  HistoryPage,
} from './edge-history-csv.contract.ts';

/** Longer than this, and the player sees how far it is and can cancel. */
export const PATIENCE_MS = 400;

interface Answered<T> {
  readonly output: T;
}

const NOTHING_GATHERED = { gathered: [], cursor: null, total: null, saved: null, failure: null } as const;

const flow = setup({
  types: {
    context: {} as EdgeHistoryCsvContext,
    events: {} as EdgeHistoryCsvEvent,
    tags: {} as 'busy' | 'long' | 'settled',
  },
  actors: {
    readPage: fromPromise(notProvided('readPage')),
    saveFile: fromPromise(notProvided('saveFile')),
  } satisfies EdgeHistoryCsvActors,
  guards: {
    hasNextPage: (_, { output }: Answered<HistoryPage>) => hasNextPage(output),
  },
  actions: {
    startAfresh: assign(({ context, event }) => ({
      ...NOTHING_GATHERED,
      filters: 'filters' in event ? event.filters : context.filters,
    })),
    keepPage: assign(({ context }, { output }: Answered<HistoryPage>) => ({
      gathered: [...context.gathered, ...output.results],
      cursor: output.next_cursor,
      total: output.total,
    })),
    keepSaved: assign(({ context }, { output }: Answered<string>) => ({
      ...NOTHING_GATHERED,
      saved: { name: output, movements: context.gathered.length },
    })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
      ...NOTHING_GATHERED,
      failure: readCallFailure(readProblem(error)),
    })),
  },
  delays: { patience: PATIENCE_MS },
});

/** Nothing half is kept. */
const onError = {
  target: '#edgeHistoryCsv.failed',
  actions: {
    type: 'keepFailure',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
  },
} as const;

const atRest = flow.createStateConfig({
  tags: 'settled',
  on: { 'file.requested': 'reading' },
});

export const edgeHistoryCsvMachine = flow.createMachine({
  id: 'edgeHistoryCsv',
  description:
    'Reads every movement that the filters let through and saves all of them as one file, or nothing.',
  context: { filters: { kinds: [], from: null, to: null, order: 'newest' }, ...NOTHING_GATHERED },
  initial: 'idle',
  states: {
    idle: atRest,
    reading: {
      tags: 'busy',
      entry: 'startAfresh',
      on: { 'file.cancelled': 'cancelled' },
      type: 'parallel',
      states: {
        // A region of its own, or every page would start the patience anew.
        pages: {
          initial: 'readingPage',
          states: {
            readingPage: {
              meta: { operation: 'edgeHistory' },
              invoke: {
                id: 'readPage',
                src: 'readPage',
                input: ({ context: { filters, cursor } }) => ({ filters, cursor }),
                onDone: [
                  {
                    guard: { type: 'hasNextPage', params: ({ event }) => event },
                    target: 'readingPage',
                    reenter: true,
                    actions: { type: 'keepPage', params: ({ event }) => event },
                  },
                  {
                    target: '#edgeHistoryCsv.saving',
                    actions: { type: 'keepPage', params: ({ event }) => event },
                  },
                ],
                onError,
              },
            },
          },
        },
        wait: {
          initial: 'short',
          states: {
            short: { after: { patience: 'long' } },
            long: { tags: 'long' },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { filters, gathered } }) => ({ filters, movements: gathered }),
        onDone: { target: 'saved', actions: { type: 'keepSaved', params: ({ event }) => event } },
        onError,
      },
    },
    saved: atRest,
    failed: atRest,
    cancelled: { ...atRest, entry: 'startAfresh' },
  },
});
