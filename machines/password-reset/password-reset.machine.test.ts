import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import {
  type PasswordResetActors,
  passwordResetMachine,
  type PasswordResetSubmission,
  view,
} from './password-reset.machine.ts';

const submission: PasswordResetSubmission = {
  uidb64: 'MTI',
  token: 'c9x2lk-4f6a0e6f1d3b47a28b5d',
  newPassword: 'Quiet-Turn-77',
  repeatedPassword: 'Quiet-Turn-77',
};
const submitted = { type: 'password.submitted', ...submission } as const;

function reset() {
  const set = deferredActor<void, PasswordResetSubmission>();
  const actors = { setPassword: set.logic } satisfies PasswordResetActors;
  const story = startStory(passwordResetMachine.provide({ actors }));
  return {
    ...story,
    set,
    view: () => view(story.actor.getSnapshot()),
  };
}

const form = { screen: 'form', isSubmitting: false, failure: null };

describe('setting a new password by a mailed link', () => {
  it('sends nothing before it is asked to, and ends once the password is updated', async () => {
    const story = reset();
    expect(story.set.inputs).toEqual([]);
    story.actor.send(submitted);
    expect(story.view()).toEqual({ ...form, isSubmitting: true });
    await story.set.resolve();

    expect(story.visited).toEqual(['editing', 'submitting', 'updated']);
    expect(story.view()).toEqual({ screen: 'updated' });
    expect(story.set.inputs).toEqual([submission]);
  });

  it('sends one request for a double click, and none after success', async () => {
    const story = reset();
    story.actor.send(submitted);
    story.actor.send(submitted);
    await story.set.resolve();
    story.actor.send(submitted);
    expect(story.set.inputs).toEqual([submission]);
  });

  it('keeps neither the password nor the token anywhere once the answer is in', async () => {
    const story = reset();
    const kept = () =>
      JSON.stringify([story.actor.getSnapshot().context, story.actor.getPersistedSnapshot()]);
    story.actor.send(submitted);
    expect(JSON.stringify(story.actor.getSnapshot().context)).toBe('{"failure":null}');
    await story.set.reject(problemError({ status: 500 }));
    expect(kept()).not.toContain(submission.token);
    expect(kept()).not.toContain(submission.newPassword);
    story.actor.send(submitted);
    await story.set.resolve();
    expect(kept()).not.toContain(submission.token);
    expect(kept()).not.toContain(submission.newPassword);
  });

  it('takes another password after the server refused one', async () => {
    const story = reset();
    const fields = { new_password: ['This password must contain at least 1 number.'] };
    story.actor.send(submitted);
    await story.set.reject(problemError({ status: 400, fields }));
    expect(story.view()).toEqual({ ...form, failure: { code: 'fieldsRejected', fields } });

    story.actor.send(submitted);
    expect(story.view()).toEqual({ ...form, isSubmitting: true });
    await story.set.resolve();
    expect(story.state()).toBe('updated');
  });

  it.each([
    ['is not one of ours', { status: 400, code: 'link_invalid' }, 'linkInvalid'],
    ['is of an account that is gone', { status: 404 }, 'linkInvalid'],
    ['has expired', { status: 400, code: 'link_expired' }, 'linkExpired'],
    ['was used', { status: 400, code: 'link_used' }, 'linkUsed'],
    ['was followed by a newer one', { status: 400, code: 'link_superseded' }, 'linkSuperseded'],
  ] as const)('ends with the reason when the link %s', async (_, problem, code) => {
    const story = reset();
    story.actor.send(submitted);
    await story.set.reject(problemError(problem));
    expect(story.view()).toEqual({ screen: 'linkDead', deadLink: { code } });
    story.actor.send(submitted);
    expect(story.set.inputs).toEqual([submission]);
  });

  it.each([
    [problemError({ kind: 'unreachable' }), { code: 'unreachable' }],
    [problemError({ status: 400, code: 'never_heard_of' }), { code: 'unexpected' }],
  ])('can be tried again after any other failure (%#)', async (error, failure) => {
    const story = reset();
    story.actor.send(submitted);
    await story.set.reject(error);
    expect(story.view()).toEqual({ ...form, failure });
    story.actor.send(submitted);
    expect(story.state()).toBe('submitting');
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(passwordResetMachine, {
    events: [submitted] as const,
    answers: {
      setPassword: { errors: [new Error('no'), problemError({ status: 400, code: 'link_used' })] },
    },
  });
});
