import { describe, expect, it } from 'vitest';

import {
  type ExportActors,
  type ExportPage,
  type FileInput,
  pagedExport,
  type PageInput,
  PATIENCE_MS,
  viewExport,
} from './paged-export.ts';
import { deferredActor } from './testing/deferred-actor.ts';
import { problemError } from './testing/problem-error.ts';
import { expectSoundChart } from './testing/sound-chart.ts';
import { startStory } from './testing/story.ts';

const machine = pagedExport<string, string, string>({
  id: 'someExport',
  description: 'An export.',
  operation: 'edgeHistory',
  noRequest: '',
});

const requested = { type: 'export.requested', request: 'march' } as const;
const cancelled = { type: 'export.cancelled' } as const;
const firstPage: ExportPage<string, string> = { results: ['newest', 'newer'], next: 'next', total: 3 };
const lastPage: ExportPage<string, string> = { results: ['oldest'], next: null, total: 3 };

function someExport() {
  const ports = {
    readPage: deferredActor<ExportPage<string, string>, PageInput<string, string>>(),
    saveFile: deferredActor<string, FileInput<string, string>>(),
  };
  const actors = {
    readPage: ports.readPage.logic,
    saveFile: ports.saveFile.logic,
  } satisfies ExportActors<string, string, string>;
  const story = startStory(machine.provide({ actors }));
  return { ...story, ...ports, view: () => viewExport(story.actor.getSnapshot()) };
}

const gathering = (changes: object = {}) => ({
  kind: 'gathering',
  isLong: false,
  pagesRead: 0,
  itemsRead: 0,
  total: null,
  ...changes,
});

describe('an export', () => {
  it('holds every page, and nothing of them stays when it is saved', async () => {
    const story = someExport();
    expect(story.view()).toEqual({ kind: 'idle' });
    story.actor.send(requested);
    expect(story.view()).toEqual(gathering());
    await story.readPage.resolve(firstPage);
    expect(story.view()).toEqual(gathering({ pagesRead: 1, itemsRead: 2, total: 3 }));
    await story.readPage.resolve(lastPage);
    expect(story.readPage.inputs).toEqual([
      { request: 'march', cursor: null },
      { request: 'march', cursor: 'next' },
    ]);
    expect(story.saveFile.inputs).toEqual([{ request: 'march', items: ['newest', 'newer', 'oldest'] }]);

    await story.saveFile.resolve('history.csv');
    expect(story.view()).toEqual({ kind: 'saved', name: 'history.csv', count: 3 });
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain('newest');
  });

  it('is long when it outlasts the patience of the player, however the pages come', async () => {
    const story = someExport();
    story.actor.send(requested);
    story.pass(PATIENCE_MS - 1);
    await story.readPage.resolve(firstPage);
    expect(story.view()).toEqual(gathering({ pagesRead: 1, itemsRead: 2, total: 3 }));
    story.pass(1);
    await story.readPage.resolve(firstPage);
    expect(story.view()).toEqual(gathering({ isLong: true, pagesRead: 2, itemsRead: 4, total: 3 }));
  });

  it('is made once, however often it is asked for', () => {
    const story = someExport();
    story.actor.send(requested);
    story.actor.send(requested);
    expect(story.readPage.inputs).toEqual([{ request: 'march', cursor: null }]);
  });

  it('can be cancelled: the call is given up, nothing is saved, and another request starts from the first page', async () => {
    const story = someExport();
    story.actor.send(requested);
    await story.readPage.resolve(firstPage);
    story.actor.send(cancelled);
    expect(story.view()).toEqual({ kind: 'cancelled' });
    expect(story.readPage.signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    expect(story.saveFile.inputs).toEqual([]);

    story.actor.send({ ...requested, request: 'april' });
    expect(story.readPage.inputs.at(-1)).toEqual({ request: 'april', cursor: null });
    expect(story.view()).toEqual(gathering());
  });

  it('saves nothing when a page cannot be read, says why, and starts from the first page again', async () => {
    const story = someExport();
    story.actor.send(requested);
    await story.readPage.resolve(firstPage);
    await story.readPage.reject(problemError({ kind: 'unreachable' }));
    expect(story.view()).toEqual({ kind: 'failed', failure: { code: 'unreachable' } });
    expect(story.saveFile.inputs).toEqual([]);

    story.actor.send(requested);
    expect(story.readPage.inputs.at(-1)).toEqual({ request: 'march', cursor: null });
    expect(story.view()).toEqual(gathering());
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(machine, {
    events: [requested, cancelled],
    answers: { readPage: { done: [firstPage, lastPage] }, saveFile: { done: ['history.csv'] } },
    tellApart: () => null,
  });
});
