import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '#machines/shared/testing/invokes.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  expectEveryStateReached,
  expectEveryTransitionTaken,
} from '#machines/shared/testing/reachability.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type { PasswordChangeActors, PasswordChangeSubmission } from './password-change.contract.ts';
import { passwordChangeMachine } from './password-change.machine.ts';
import { selectFailure } from './password-change.selectors.ts';

const submission: PasswordChangeSubmission = {
  currentPassword: 'Sunny-River-42',
  newPassword: 'Quiet-Turn-77',
  repeatedPassword: 'Quiet-Turn-77',
};
const submitted = { type: 'passwordChange.submitted', ...submission } as const;

function passwordChange() {
  const change: DeferredActor<void, PasswordChangeSubmission> = deferredActor();
  const actors = { changePassword: change.logic } satisfies PasswordChangeActors;
  const story = startStory(passwordChangeMachine.provide({ actors }));
  return {
    ...story,
    change,
    failure: () => selectFailure(story.actor.getSnapshot()),
    persisted: () => JSON.stringify(story.actor.getPersistedSnapshot()),
  };
}

describe('changing the password', () => {
  it('sends it once, however often the button is pressed', async () => {
    const story = passwordChange();
    story.actor.send(submitted);
    story.actor.send(submitted);
    await story.change.resolve();
    story.actor.send(submitted);

    expect(story.visited).toEqual(['editing', 'submitting', 'changed']);
    expect(story.change.inputs).toEqual([submission]);
  });

  it('can be done again afterwards', async () => {
    const story = passwordChange();
    story.actor.send(submitted);
    await story.change.resolve();
    story.actor.send({ type: 'form.reopened' });
    story.actor.send(submitted);
    await story.change.resolve();

    expect(story.change.inputs).toEqual([submission, submission]);
  });

  it('keeps no password once the answer is in', async () => {
    const story = passwordChange();
    story.actor.send(submitted);
    expect(JSON.stringify(story.actor.getSnapshot().context)).toBe('{"failure":null}');
    await story.change.reject(problemError({ status: 500 }));
    expect(story.persisted()).not.toMatch(/River|Turn/);
    story.actor.send(submitted);
    await story.change.resolve();
    expect(story.persisted()).not.toMatch(/River|Turn/);
  });

  it('says which field was refused, and forgets it when the form is sent again', async () => {
    const story = passwordChange();
    const fields = { current_password: ['Invalid password.'] };
    story.actor.send(submitted);
    await story.change.reject(problemError({ status: 400, fields }));
    expect([story.state(), story.failure()]).toEqual(['failed', { code: 'fieldsRejected', fields }]);

    story.actor.send(submitted);
    expect(story.failure()).toBe(null);
    await story.change.resolve();
    expect(story.state()).toBe('changed');
  });

  it.each([
    [problemError({ kind: 'unreachable' }), { code: 'unreachable' }],
    [problemError({ status: 429, retryAfterSeconds: 30 }), { code: 'tooManyTries', seconds: 30 }],
    [problemError({ status: 403, code: 'region_blocked' }), { code: 'blocked' }],
    [new Error('a fault of our own'), { code: 'unexpected' }],
  ])('ends in a failure with a code, never in silence (%#)', async (error, failure) => {
    const story = passwordChange();
    story.actor.send(submitted);
    await story.change.reject(error);
    expect([story.state(), story.failure()]).toEqual(['failed', failure]);
  });
});

describe('the chart', () => {
  const walk = { events: [submitted, { type: 'form.reopened' }] as const };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(passwordChangeMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(passwordChangeMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(passwordChangeMachine);
  });
});
