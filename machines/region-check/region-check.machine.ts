import { fromPromise, setup, type PromiseActorLogic } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';

export interface RegionAnswer {
  readonly supported: boolean;
}

export interface RegionCheckActors {
  readonly readRegion: PromiseActorLogic<RegionAnswer, Record<string, never>>;
}

/** A blocked visitor asks for another check. */
interface RegionCheckEvent {
  readonly type: 'region.doubted';
}

const flow = setup({
  types: {
    events: {} as RegionCheckEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    readRegion: fromPromise(notProvided('readRegion')),
  } satisfies RegionCheckActors,
  guards: {
    isSupported: (_, { output }: { readonly output: RegionAnswer }) => output.supported,
  },
});

export const regionCheckMachine = flow.createMachine({
  id: 'regionCheck',
  description:
    'Looks again whether a blocked region is served, only when asked to, so that nothing can loop.',
  initial: 'idle',
  states: {
    idle: { tags: 'settled', on: { 'region.doubted': 'checking' } },
    checking: {
      meta: { operation: 'region' },
      tags: 'busy',
      invoke: {
        id: 'readRegion',
        src: 'readRegion',
        input: {},
        onDone: [
          { guard: { type: 'isSupported', params: ({ event }) => event }, target: 'supported' },
          { target: 'unsupported' },
        ],
        onError: { target: 'failed' },
      },
    },
    unsupported: { tags: 'settled', on: { 'region.doubted': 'checking' } },
    failed: { tags: 'settled', on: { 'region.doubted': 'checking' } },
    supported: { description: 'The page leaves.', tags: 'settled', type: 'final' },
  },
});
