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
  DataExportActors,
  DataExportContext,
  EdgeHistoryPage,
  GatheredData,
  MonthOfEarnings,
} from './data-export.contract.ts';
import { dataExportMachine } from './data-export.machine.ts';
import {
  selectFailure,
  selectFileName,
  selectIsCancelled,
  selectIsGathering,
  selectPagesRead,
} from './data-export.selectors.ts';

type Nothing = Record<string, never>;

const requested = { type: 'export.requested' } as const;
const cancelled = { type: 'export.cancelled' } as const;

const movement = (occurred_at: string) => ({ occurred_at });
const month = (name: string, ...rows: string[]): MonthOfEarnings => ({
  period: { start: `${name}-01` },
  rows,
});

function dataExport() {
  const ports = {
    readAccount: deferredActor<unknown, Nothing>(),
    readEdgeHistory: deferredActor<EdgeHistoryPage, { readonly cursor: string | null }>(),
    readEarnings: deferredActor<MonthOfEarnings, { readonly month: string | null }>(),
    readRoomAccounts: deferredActor<unknown, Nothing>(),
    readRedemptions: deferredActor<unknown, Nothing>(),
    readRedemptionStatus: deferredActor<unknown, Nothing>(),
    saveData: deferredActor<string, GatheredData>(),
  };
  const actors = {
    readAccount: ports.readAccount.logic,
    readEdgeHistory: ports.readEdgeHistory.logic,
    readEarnings: ports.readEarnings.logic,
    readRoomAccounts: ports.readRoomAccounts.logic,
    readRedemptions: ports.readRedemptions.logic,
    readRedemptionStatus: ports.readRedemptionStatus.logic,
    saveData: ports.saveData.logic,
  } satisfies DataExportActors;
  const story = startStory(dataExportMachine.provide({ actors }));
  const facts = () => {
    const snapshot = story.actor.getSnapshot();
    return {
      isGathering: selectIsGathering(snapshot),
      isCancelled: selectIsCancelled(snapshot),
      pagesRead: selectPagesRead(snapshot),
      fileName: selectFileName(snapshot),
      failure: selectFailure(snapshot),
    };
  };
  /** Up to the earnings. */
  const readAhead = async (...pages: EdgeHistoryPage[]) => {
    story.actor.send(requested);
    await ports.readAccount.resolve('account');
    for (const page of pages) await ports.readEdgeHistory.resolve(page);
  };
  /** What is asked for after `first`, when no month has any earnings. */
  const readEmptyMonths = async (first: string) => {
    await ports.readEarnings.resolve(month(first));
    for (let next = asked(); story.state() === 'gathering.readingEarnings'; next = asked())
      await ports.readEarnings.resolve(month(next));
  };
  const asked = () => ports.readEarnings.inputs.at(-1)?.month ?? '';
  return { ...story, ...ports, facts, readAhead, readEmptyMonths };
}

const AT_REST = { isGathering: false, isCancelled: false, pagesRead: 0, fileName: null, failure: null };

describe('exporting the data', () => {
  it('reads every part and every page, and saves them as the server answered', async () => {
    const story = dataExport();
    const [newest, older, oldest] = ['2026-03-02', '2026-02-02', '2026-02-01'].map(movement);
    await story.readAhead(
      { results: [newest, older].filter((one) => one !== undefined), next_cursor: 'next' },
      { results: [oldest].filter((one) => one !== undefined), next_cursor: null },
    );
    expect(story.readEdgeHistory.inputs).toEqual([{ cursor: null }, { cursor: 'next' }]);
    expect(story.facts()).toEqual({ ...AT_REST, isGathering: true, pagesRead: 3 });

    await story.readEarnings.resolve(month('2026-03', 'row'));
    for (let back = 1; back <= 24; back += 1) {
      const name = story.readEarnings.inputs.at(-1)?.month ?? '';
      await story.readEarnings.resolve(name === '2025-07' ? month(name, 'old row') : month(name));
    }
    await story.readRoomAccounts.resolve('room accounts');
    await story.readRedemptions.resolve('redemptions');
    await story.readRedemptionStatus.resolve('status');

    expect(story.saveData.inputs).toEqual([
      {
        account: 'account',
        edgeHistory: [newest, older, oldest],
        earnings: [month('2026-03', 'row'), month('2025-07', 'old row')],
        roomAccounts: 'room accounts',
        redemptions: 'redemptions',
        redemptionStatus: 'status',
      },
    ]);
    await story.saveData.resolve('data.json');
    expect([story.state(), story.facts()]).toEqual(['saved', { ...AT_REST, fileName: 'data.json' }]);
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain('row');
  });

  it('asks for the month that the server calls this month, and two years back', async () => {
    const story = dataExport();
    await story.readAhead({ results: [], next_cursor: null });
    await story.readEmptyMonths('2026-03');
    const months = story.readEarnings.inputs.map((input) => input.month);
    expect([months.length, months[0], months[1], months.at(-1)]).toEqual([25, null, '2026-02', '2024-03']);
  });

  it('goes further back where the Edge history does', async () => {
    const story = dataExport();
    await story.readAhead({ results: ['2026-03-01', '2022-12-31'].map(movement), next_cursor: null });
    await story.readEmptyMonths('2026-03');
    expect(story.readEarnings.inputs.at(-1)).toEqual({ month: '2022-12' });
  });

  it('can be cancelled at any time: the call is given up, nothing is saved, and it can begin anew', async () => {
    const story = dataExport();
    await story.readAhead({ results: [movement('2026-03-01')], next_cursor: 'next' });
    story.actor.send(cancelled);
    expect(story.facts()).toEqual({ ...AT_REST, isCancelled: true });
    expect(story.readEdgeHistory.signals.map(({ aborted }) => aborted)).toEqual([false, true]);

    story.actor.send(requested);
    expect([story.state(), story.readAccount.inputs.length]).toEqual(['gathering.readingAccount', 2]);
  });

  it('is made once, however often it is asked for', () => {
    const story = dataExport();
    story.actor.send(requested);
    story.actor.send(requested);
    expect(story.readAccount.inputs).toEqual([{}]);
  });

  it('saves nothing when one part cannot be read, says why, and begins anew', async () => {
    const story = dataExport();
    await story.readAhead({ results: [movement('2026-03-01')], next_cursor: 'next' });
    await story.readEdgeHistory.reject(problemError({ kind: 'unreachable' }));
    expect(story.facts()).toEqual({ ...AT_REST, failure: { code: 'unreachable' } });
    expect(story.saveData.inputs).toEqual([]);

    story.actor.send(requested);
    expect([story.state(), story.facts()]).toEqual([
      'gathering.readingAccount',
      { ...AT_REST, isGathering: true },
    ]);
  });
});

describe('the chart', () => {
  const walk = {
    events: [requested, cancelled],
    answers: {
      readEdgeHistory: {
        done: [
          { results: [], next_cursor: 'next' },
          { results: [], next_cursor: null },
        ],
      },
      readEarnings: { done: [month('2026-03'), month('2024-03')] },
    },
    tellApart: ({ earliestMonth }: DataExportContext) => earliestMonth,
  };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(dataExportMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(dataExportMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(dataExportMachine);
  });
});
