import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import {
  type Inbox,
  type SignUpActors,
  type SignUpAnswer,
  signUpMachine,
  type SignUpSubmission,
  view,
} from './sign-up.machine.ts';

const submission: SignUpSubmission = {
  details: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'GB',
    email: 'ada+poker@example.com',
    termsAccepted: true,
    marketingOptIn: false,
  },
  password: 'Correct-horse-7',
  repeatedPassword: 'Correct-horse-7',
};
const submitted = { type: 'signUp.submitted', ...submission } as const;

function signUp(known: Inbox | null = null) {
  const submit = deferredActor<SignUpAnswer, SignUpSubmission>();
  const actors = { submitSignUp: submit.logic } satisfies SignUpActors;
  const story = startStory(signUpMachine.provide({ actors }), { inbox: known });
  return {
    ...story,
    submit,
    view: () => view(story.actor.getSnapshot()),
  };
}

const { details } = submission;
const form = { screen: 'form', details, isSubmitting: false, failure: null };
const inbox: Inbox = { email: 'ada+poker@example.com', uidb64: 'MTI' };

describe('signing up', () => {
  it('ends at "check your inbox" with the address and the account the code belongs to', async () => {
    const story = signUp();
    story.actor.send(submitted);
    await story.submit.resolve({ uidb64: 'MTI' });

    expect(story.visited).toEqual(['editing', 'submitting', 'checkInbox']);
    expect(story.submit.inputs).toEqual([submission]);
    expect(story.view()).toEqual({ screen: 'checkInbox', inbox });
  });

  it('sends one request for a double click, Enter and click, and a click that comes late', async () => {
    const story = signUp();
    story.actor.send(submitted);
    story.actor.send(submitted);
    expect(story.actor.getSnapshot().can(submitted)).toBe(false);
    await story.submit.resolve({ uidb64: 'MTI' });
    story.actor.send(submitted);
    expect(story.submit.inputs).toEqual([submission]);
  });

  it('keeps no password anywhere once the answer is in', async () => {
    const story = signUp();
    story.actor.send(submitted);
    expect(JSON.stringify(story.actor.getSnapshot().context)).not.toContain(submission.password);
    await story.submit.reject(problemError({ status: 500 }));
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain(submission.password);
    story.actor.send(submitted);
    await story.submit.resolve({ uidb64: 'MTI' });
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain(submission.password);
  });

  it('keeps what was typed when the server refuses it, and succeeds after it was corrected', async () => {
    const story = signUp();
    const fields = { email: ['Enter a valid email address.'] };
    story.actor.send(submitted);
    await story.submit.reject(problemError({ status: 400, fields }));
    expect(story.view()).toEqual({ ...form, failure: { code: 'fieldsRejected', fields } });

    const corrected = { ...details, email: 'ada@example.com' };
    story.actor.send({ ...submitted, details: corrected });
    expect(story.view()).toEqual({ ...form, details: corrected, isSubmitting: true });
    await story.submit.resolve({ uidb64: 'MTI' });
    expect(story.view()).toEqual({ screen: 'checkInbox', inbox: { ...inbox, email: 'ada@example.com' } });
  });

  it('goes back to the filled-in form to change the address, without the old account', async () => {
    const story = signUp();
    story.actor.send(submitted);
    await story.submit.resolve({ uidb64: 'MTI' });
    story.actor.send({ type: 'address.reopened' });
    expect([story.state(), story.view()]).toEqual(['editing', form]);
  });

  it('goes on at "check your inbox" after the page was loaded again, and can start over', () => {
    const story = signUp(inbox);
    expect(story.view()).toEqual({ screen: 'checkInbox', inbox });

    story.actor.send({ type: 'address.reopened' });
    expect(story.view()).toEqual({ ...form, details: null });
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(signUpMachine, {
    events: [submitted, { type: 'address.reopened' }] as const,
    answers: { submitSignUp: { done: [{ uidb64: 'MTI' }] } },
    inputs: [{ inbox: null }, { inbox: { email: 'ada@example.com', uidb64: 'MTI' } }],
  });
});
