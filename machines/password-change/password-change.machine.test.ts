import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import {
  type PasswordChangeActors,
  passwordChangeMachine,
  type PasswordChangeSubmission,
  view,
} from './password-change.machine.ts';

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
    view: () => view(story.actor.getSnapshot()),
    persisted: () => JSON.stringify(story.actor.getPersistedSnapshot()),
  };
}

const form = { screen: 'form', isSubmitting: false, isReopened: false, failure: null };

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
    expect(story.view()).toEqual({ screen: 'changed' });
    story.actor.send({ type: 'form.reopened' });
    expect(story.view()).toEqual({ ...form, isReopened: true });
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
    expect(story.view()).toEqual({ ...form, failure: { code: 'fieldsRejected', fields } });

    story.actor.send(submitted);
    expect(story.view()).toEqual({ ...form, isSubmitting: true });
    await story.change.resolve();
    expect(story.state()).toBe('changed');
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(passwordChangeMachine, { events: [submitted, { type: 'form.reopened' }] as const });
});
