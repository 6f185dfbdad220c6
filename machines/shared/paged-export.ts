import { assign, fromPromise, setup, type PromiseActorLogic } from 'xstate';

import { type CallFailure, readCallFailure } from './call-failure.ts';
import { notProvided } from './not-provided.ts';
import { readProblem } from './problem.ts';

/** After this time the player sees the progress and can cancel. */
export const PATIENCE_MS = 400;

export interface ExportPage<Item, Cursor> {
  readonly results: readonly Item[];
  /** The cursor of the next page. Null on the last one. */
  readonly next: Cursor | null;
  /** The number of items on all pages. Null if it is unknown. */
  readonly total: number | null;
}

export interface PageInput<Request, Cursor> {
  readonly request: Request;
  /** Null for the first page. */
  readonly cursor: Cursor | null;
}

export interface FileInput<Request, Item> {
  readonly request: Request;
  readonly items: readonly Item[];
}

export interface ExportActors<Request, Item, Cursor> {
  readonly readPage: PromiseActorLogic<ExportPage<Item, Cursor>, PageInput<Request, Cursor>>;
  /** Passes the file to the browser and returns its name. */
  readonly saveFile: PromiseActorLogic<string, FileInput<Request, Item>>;
}

interface Gathered<Item, Cursor> {
  /** Empty except while a file is made. */
  readonly items: readonly Item[];
  readonly pagesRead: number;
  readonly cursor: Cursor | null;
  readonly total: number | null;
  readonly saved: { readonly name: string; readonly count: number } | null;
  readonly failure: CallFailure | null;
}

interface ExportContext<Request, Item, Cursor> extends Gathered<Item, Cursor> {
  readonly request: Request;
}

export type ExportEvent<Request> =
  { readonly type: 'export.requested'; readonly request: Request } | { readonly type: 'export.cancelled' };

export type ExportView =
  | { readonly kind: 'idle' | 'cancelled' }
  | {
      readonly kind: 'gathering';
      /** The export takes so long that its progress is shown. */
      readonly isLong: boolean;
      readonly pagesRead: number;
      readonly itemsRead: number;
      readonly total: number | null;
    }
  | { readonly kind: 'saved'; readonly name: string; readonly count: number }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

const NOTHING_GATHERED = {
  items: [],
  pagesRead: 0,
  cursor: null,
  total: null,
  saved: null,
  failure: null,
} as const;

/** The part of a machine's description that differs from export to export. */
interface ExportOptions<Request> {
  readonly id: string;
  readonly description: string;
  /** What `readPage` calls. */
  readonly operation: string | readonly string[];
  /** The initial request, before the player makes one. */
  readonly noRequest: Request;
}

/** Reads page after page and saves all of them as one file, or nothing. */
export function pagedExport<Request, Item, Cursor>({
  id,
  description,
  operation,
  noRequest,
}: ExportOptions<Request>) {
  type Context = ExportContext<Request, Item, Cursor>;
  type Page = ExportPage<Item, Cursor>;

  const flow = setup({
    types: {
      context: {} as Context,
      events: {} as ExportEvent<Request>,
      tags: {} as 'busy' | 'long' | 'settled',
    },
    actors: {
      readPage: fromPromise(notProvided('readPage')),
      saveFile: fromPromise(notProvided('saveFile')),
    } satisfies ExportActors<Request, Item, Cursor>,
    guards: {
      hasNextPage: (_, { output }: { readonly output: Page }) => output.next !== null,
    },
    actions: {
      start: assign((_, { request }: { readonly request: Request }) => ({ ...NOTHING_GATHERED, request })),
      forgetAll: assign(() => NOTHING_GATHERED),
      keepPage: assign(({ context }, { output }: { readonly output: Page }) => ({
        items: [...context.items, ...output.results],
        pagesRead: context.pagesRead + 1,
        cursor: output.next,
        total: output.total,
      })),
      keepSaved: assign(({ context }, { output }: { readonly output: string }) => ({
        ...NOTHING_GATHERED,
        saved: { name: output, count: context.items.length },
      })),
      keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
        ...NOTHING_GATHERED,
        failure: readCallFailure(readProblem(error)),
      })),
    },
    delays: { patience: PATIENCE_MS },
  });

  const onError = {
    target: `#${id}.failed`,
    actions: {
      type: 'keepFailure',
      params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
    },
  } as const;

  const atRest = flow.createStateConfig({
    tags: 'settled',
    on: {
      'export.requested': {
        target: 'reading',
        actions: { type: 'start', params: ({ event }) => event },
      },
    },
  });

  return flow.createMachine({
    id,
    description,
    context: { request: noRequest, ...NOTHING_GATHERED },
    initial: 'idle',
    states: {
      idle: atRest,
      reading: {
        tags: 'busy',
        on: { 'export.cancelled': 'cancelled' },
        type: 'parallel',
        states: {
          // A separate region, because each page would restart the delay otherwise.
          pages: {
            initial: 'readingPage',
            states: {
              readingPage: {
                meta: { operation },
                invoke: {
                  id: 'readPage',
                  src: 'readPage',
                  input: ({ context: { request, cursor } }) => ({ request, cursor }),
                  onDone: [
                    {
                      guard: { type: 'hasNextPage', params: ({ event }) => event },
                      target: 'readingPage',
                      reenter: true,
                      actions: { type: 'keepPage', params: ({ event }) => event },
                    },
                    {
                      target: `#${id}.saving`,
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
          input: ({ context: { request, items } }) => ({ request, items }),
          onDone: { target: 'saved', actions: { type: 'keepSaved', params: ({ event }) => event } },
          onError,
        },
      },
      saved: atRest,
      failed: atRest,
      cancelled: { ...atRest, entry: 'forgetAll' },
    },
  });
}

/** @param snapshot of any machine that `pagedExport` made */
export function viewExport(snapshot: {
  readonly value: unknown;
  readonly context: Gathered<unknown, unknown>;
  readonly hasTag: (tag: 'busy' | 'long') => boolean;
}): ExportView {
  const { items, pagesRead, total, saved, failure } = snapshot.context;
  if (snapshot.hasTag('busy')) {
    return { kind: 'gathering', isLong: snapshot.hasTag('long'), pagesRead, itemsRead: items.length, total };
  }
  if (saved !== null) return { kind: 'saved', ...saved };
  if (failure !== null) return { kind: 'failed', failure };
  return { kind: snapshot.value === 'cancelled' ? 'cancelled' : 'idle' };
}
