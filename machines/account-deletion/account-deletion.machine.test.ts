import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { type AccountDeletionActors, accountDeletionMachine, view } from './account-deletion.machine.ts';

const considered = { type: 'deletion.considered' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;
const abandoned = { type: 'deletion.abandoned' } as const;

function deletion() {
  const remove = deferredActor<void, Record<string, never>>();
  const actors = { deleteAccount: remove.logic } satisfies AccountDeletionActors;
  const story = startStory(accountDeletionMachine.provide({ actors }));
  return { ...story, remove, view: () => view(story.actor.getSnapshot()) };
}

describe('deleting the account', () => {
  it('asks first, deletes once however often it is confirmed, and is done when the server says so', async () => {
    const story = deletion();
    story.actor.send(confirmed);
    expect([story.state(), story.remove.inputs]).toEqual(['idle', []]);
    story.actor.send(considered);
    story.actor.send(confirmed);
    story.actor.send(confirmed);
    expect(story.view()).toEqual({ screen: 'deleting', failure: null });
    await story.remove.resolve();

    expect(story.view()).toEqual({ screen: 'deleted', failure: null });
    expect(story.remove.inputs).toEqual([{}]);
    expect(story.visited).toEqual(['idle', 'confirming', 'deleting', 'deleted']);
  });

  it('is left alone without a call', () => {
    const story = deletion();
    story.actor.send(considered);
    story.actor.send(abandoned);
    expect([story.view(), story.remove.inputs]).toEqual([{ screen: 'closed', failure: null }, []]);
  });

  it('cannot be left alone while it is being done', () => {
    const story = deletion();
    story.actor.send(considered);
    story.actor.send(confirmed);
    story.actor.send(abandoned);
    expect([story.state(), story.remove.signals.map(({ aborted }) => aborted)]).toEqual([
      'deleting',
      [false],
    ]);
  });

  it.each([
    [
      'a redemption that is running',
      { status: 409, code: 'redemption_running' },
      { code: 'redemptionRunning' },
    ],
    ['a server that does not answer', { kind: 'unreachable' as const }, { code: 'unreachable' }],
  ])('scenario 55: after %s it can be tried again, or left alone', async (_, problem, failure) => {
    const story = deletion();
    story.actor.send(considered);
    story.actor.send(confirmed);
    await story.remove.reject(problemError(problem));
    expect(story.view()).toEqual({ screen: 'asking', failure });

    story.actor.send(confirmed);
    expect(story.view()).toEqual({ screen: 'deleting', failure: null });
    await story.remove.reject(problemError(problem));
    story.actor.send(abandoned);
    expect(story.view()).toEqual({ screen: 'closed', failure: null });
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(accountDeletionMachine, { events: [considered, confirmed, abandoned] });
});
