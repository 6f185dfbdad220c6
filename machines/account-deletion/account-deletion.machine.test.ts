import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '#machines/shared/testing/invokes.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  expectEveryStateReached,
  expectEveryTransitionTaken,
} from '#machines/shared/testing/reachability.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type { AccountDeletionActors } from './account-deletion.contract.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';
import {
  selectFailure,
  selectIsConsidered,
  selectIsDeleted,
  selectIsDeleting,
} from './account-deletion.selectors.ts';

const considered = { type: 'deletion.considered' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;
const abandoned = { type: 'deletion.abandoned' } as const;

function deletion() {
  const remove = deferredActor<void, Record<string, never>>();
  const actors = { deleteAccount: remove.logic } satisfies AccountDeletionActors;
  const story = startStory(accountDeletionMachine.provide({ actors }));
  const facts = () => {
    const snapshot = story.actor.getSnapshot();
    return {
      isConsidered: selectIsConsidered(snapshot),
      isDeleting: selectIsDeleting(snapshot),
      isDeleted: selectIsDeleted(snapshot),
      failure: selectFailure(snapshot),
    };
  };
  return { ...story, remove, facts };
}

const AT_REST = { isConsidered: false, isDeleting: false, isDeleted: false, failure: null };

describe('deleting the account', () => {
  it('asks first, deletes once however often it is confirmed, and is done when the server says so', async () => {
    const story = deletion();
    story.actor.send(confirmed);
    expect([story.state(), story.remove.inputs]).toEqual(['idle', []]);
    story.actor.send(considered);
    story.actor.send(confirmed);
    story.actor.send(confirmed);
    expect(story.facts()).toEqual({ ...AT_REST, isConsidered: true, isDeleting: true });
    await story.remove.resolve();

    expect(story.facts()).toEqual({ isConsidered: true, isDeleting: true, isDeleted: true, failure: null });
    expect(story.remove.inputs).toEqual([{}]);
    expect(story.visited).toEqual(['idle', 'confirming', 'deleting', 'deleted']);
  });

  it('is left alone without a call', () => {
    const story = deletion();
    story.actor.send(considered);
    story.actor.send(abandoned);
    expect([story.facts(), story.remove.inputs]).toEqual([AT_REST, []]);
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
    ['a server in trouble', { status: 500 }, { code: 'unexpected' }],
    ['too many tries', { status: 429, retryAfterSeconds: 30 }, { code: 'tooManyTries', seconds: 30 }],
  ])('scenario 55: after %s it can be tried again, or left alone', async (_, problem, failure) => {
    const story = deletion();
    story.actor.send(considered);
    story.actor.send(confirmed);
    await story.remove.reject(problemError(problem));
    expect(story.facts()).toEqual({ ...AT_REST, isConsidered: true, failure });

    story.actor.send(confirmed);
    expect(story.facts().failure).toBe(null);
    await story.remove.reject(problemError(problem));
    story.actor.send(abandoned);
    expect(story.facts()).toEqual(AT_REST);
  });
});

describe('the chart', () => {
  const walk = { events: [considered, confirmed, abandoned] };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(accountDeletionMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(accountDeletionMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(accountDeletionMachine);
  });
});
