import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '#machines/shared/testing/invokes.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  expectEveryStateReached,
  expectEveryTransitionTaken,
} from '#machines/shared/testing/reachability.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type {
  EdgeHistoryCsvActors,
  HistoryFilters,
  HistoryPage,
  Movement,
} from './edge-history-csv.contract.ts';
import { edgeHistoryCsvMachine, PATIENCE_MS } from './edge-history-csv.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsCancelled,
  selectIsLong,
  selectProgress,
  selectSaved,
} from './edge-history-csv.selectors.ts';

const filters: HistoryFilters = { kinds: ['credited'], from: '2026-03-01', to: null, order: 'oldest' };
const requested = { type: 'file.requested', filters } as const;
const cancelled = { type: 'file.cancelled' } as const;
const [newest, newer, oldest] = [movement('newest'), movement('newer'), movement('oldest')];
const firstPage: HistoryPage = { results: [newest, newer], next_cursor: 'next', total: 3 };
const lastPage: HistoryPage = { results: [oldest], next_cursor: null, total: 3 };

function csv() {
  const ports = {
    readPage: deferredActor<
      HistoryPage,
      { readonly filters: HistoryFilters; readonly cursor: string | null }
    >(),
    saveFile: deferredActor<
      string,
      { readonly filters: HistoryFilters; readonly movements: readonly Movement[] }
    >(),
  };
  const actors = {
    readPage: ports.readPage.logic,
    saveFile: ports.saveFile.logic,
  } satisfies EdgeHistoryCsvActors;
  const story = startStory(edgeHistoryCsvMachine.provide({ actors }));
  const facts = () => {
    const snapshot = story.actor.getSnapshot();
    return {
      isBusy: selectIsBusy(snapshot),
      isLong: selectIsLong(snapshot),
      isCancelled: selectIsCancelled(snapshot),
      progress: selectProgress(snapshot),
      saved: selectSaved(snapshot),
      failure: selectFailure(snapshot),
    };
  };
  return { ...story, ...ports, facts };
}

const AT_REST = {
  isBusy: false,
  isLong: false,
  isCancelled: false,
  progress: { read: 0, total: null },
  saved: null,
  failure: null,
};

describe('the file of the history', () => {
  it('holds every page that the filters let through, and nothing of it stays when it is saved', async () => {
    const story = csv();
    story.actor.send(requested);
    await story.readPage.resolve(firstPage);
    expect(story.facts()).toEqual({ ...AT_REST, isBusy: true, progress: { read: 2, total: 3 } });
    await story.readPage.resolve(lastPage);
    expect(story.readPage.inputs).toEqual([
      { filters, cursor: null },
      { filters, cursor: 'next' },
    ]);
    expect(story.saveFile.inputs).toEqual([{ filters, movements: [newest, newer, oldest] }]);

    await story.saveFile.resolve('history.csv');
    expect([story.state(), story.facts()]).toEqual([
      'saved',
      { ...AT_REST, saved: { name: 'history.csv', movements: 3 } },
    ]);
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain('newest');
  });

  it('is long when it outlasts the patience of the player, however the pages come', async () => {
    const story = csv();
    story.actor.send(requested);
    story.pass(PATIENCE_MS - 1);
    await story.readPage.resolve(firstPage);
    expect(story.facts()).toEqual({ ...AT_REST, isBusy: true, progress: { read: 2, total: 3 } });
    story.pass(1);
    expect(story.facts().isLong).toBe(true);
    await story.readPage.resolve(firstPage);
    expect(story.facts()).toEqual({
      ...AT_REST,
      isBusy: true,
      isLong: true,
      progress: { read: 4, total: 3 },
    });
  });

  it('is made once, however often it is asked for', () => {
    const story = csv();
    story.actor.send(requested);
    story.actor.send(requested);
    expect(story.readPage.inputs).toEqual([{ filters, cursor: null }]);
  });

  it('can be cancelled: the call is given up, nothing is saved, and it begins anew with other filters', async () => {
    const story = csv();
    story.actor.send(requested);
    await story.readPage.resolve(firstPage);
    story.actor.send(cancelled);
    expect(story.facts()).toEqual({ ...AT_REST, isCancelled: true });
    expect(story.readPage.signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    expect(story.saveFile.inputs).toEqual([]);

    const others = { ...filters, kinds: [] };
    story.actor.send({ ...requested, filters: others });
    expect(story.readPage.inputs.at(-1)).toEqual({ filters: others, cursor: null });
  });

  it('saves nothing when a page cannot be read, says why, and begins anew', async () => {
    const story = csv();
    story.actor.send(requested);
    await story.readPage.resolve(firstPage);
    await story.readPage.reject(problemError({ kind: 'unreachable' }));
    expect([story.state(), story.facts()]).toEqual([
      'failed',
      { ...AT_REST, failure: { code: 'unreachable' } },
    ]);
    expect(story.saveFile.inputs).toEqual([]);

    story.actor.send(requested);
    expect([story.readPage.inputs.at(-1), story.facts()]).toEqual([
      { filters, cursor: null },
      { ...AT_REST, isBusy: true },
    ]);
  });
});

describe('the chart', () => {
  const walk = {
    events: [requested, cancelled],
    answers: { readPage: { done: [firstPage, lastPage] }, saveFile: { done: ['history.csv'] } },
    tellApart: () => null,
  };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(edgeHistoryCsvMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(edgeHistoryCsvMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(edgeHistoryCsvMachine);
  });
});

function movement(description: string): Movement {
  return {
    occurred_at: '2026-03-14T03:00:00Z',
    kind: 'credited',
    description,
    room: null,
    reference: null,
    played_on: '2026-03-13',
    amount: '5.00',
    balance_change: '5.00',
    balance_after: '5.00',
  };
}
