import { describe, expect, it } from 'vitest';

import type { MailRequestActors } from '#machines/shared/mail-request.ts';
import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { steppedCountDown } from '#machines/shared/testing/stepped-count-down.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { passwordResetRequestMachine, view } from './password-reset-request.machine.ts';

const EMAIL = 'ada+poker@example.com';
const requested = { type: 'email.requested', email: EMAIL } as const;
const another = { type: 'email.requested', email: 'grace@example.com' } as const;

function request(earlier?: 'success' | 'error') {
  const send = deferredActor<void, { readonly email: string }>();
  const countDown = steppedCountDown();
  const actors = { sendMail: send.logic, countDown: countDown.logic } satisfies MailRequestActors;
  const story = startStory(passwordResetRequestMachine.provide({ actors }), { email: '', earlier });
  const shown = () => view(story.actor.getSnapshot());
  return {
    ...story,
    send,
    passSeconds: countDown.passSeconds,
    isInbox: () => shown().screen === 'checkInbox',
    isSending: () => shown().isSending,
    canRequest: (email = EMAIL) => shown().canRequest(email),
    secondsLeft: () => shown().secondsLeft,
    failure: () => shown().failure,
  };
}

async function mailSent() {
  const story = request();
  story.actor.send(requested);
  await story.send.resolve();
  return story;
}

describe('asking for a link to set a new password', () => {
  it('sends one mail, also for a double click, and ends at the inbox', async () => {
    const story = request();
    story.actor.send(requested);
    story.actor.send(requested);
    await story.send.resolve();
    story.actor.send(requested);

    expect(story.visited).toEqual(['editing', 'submitting', 'checkInbox.cooling']);
    expect(story.send.inputs).toEqual([{ email: EMAIL }]);
    expect([story.isInbox(), story.canRequest(), story.secondsLeft()]).toEqual([true, false, 60]);
  });

  it('sends another mail after a minute, without leaving the inbox', async () => {
    const story = await mailSent();
    story.passSeconds(59);
    expect([story.canRequest(), story.secondsLeft()]).toEqual([false, 1]);
    story.passSeconds(1);
    expect([story.canRequest(), story.secondsLeft()]).toEqual([true, 0]);

    story.actor.send(requested);
    expect([story.isInbox(), story.isSending()]).toEqual([true, true]);
    await story.send.resolve();
    expect([story.isInbox(), story.canRequest(), story.secondsLeft()]).toEqual([true, false, 60]);
    expect(story.send.inputs).toEqual([{ email: EMAIL }, { email: EMAIL }]);
  });

  it('still shows the inbox when another mail could not be sent, with the reason', async () => {
    const story = await mailSent();
    story.passSeconds(60);
    story.actor.send(requested);
    await story.send.reject(problemError({ kind: 'unreachable' }));
    expect([story.isInbox(), story.failure(), story.canRequest()]).toEqual([
      true,
      { code: 'unreachable' },
      true,
    ]);

    story.actor.send(requested);
    expect(story.failure()).toBe(null);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 300 }));
    expect([story.isInbox(), story.canRequest(), story.secondsLeft()]).toEqual([true, false, 300]);
    story.passSeconds(300);
    expect(story.canRequest()).toBe(true);
  });

  it.each([
    [problemError({ kind: 'unreachable' }), { code: 'unreachable' }],
    [
      problemError({ status: 400, fields: { email: ['No.'] } }),
      { code: 'fieldsRejected', fields: { email: ['No.'] } },
    ],
    [new Error('a fault of our own'), { code: 'unexpected' }],
  ])('can be tried again at once after a failure, for another address too (%#)', async (error, failure) => {
    const story = request();
    story.actor.send(requested);
    await story.send.reject(error);
    expect([story.state(), story.failure()]).toEqual(['failed.open', failure]);
    story.actor.send(requested);
    await story.send.resolve();
    expect([story.isInbox(), story.failure()]).toEqual([true, null]);
  });

  it('waits as long as the server asks after too many tries, unless it is asked for another address', async () => {
    const story = request();
    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 600 }));
    expect([story.state(), story.failure(), story.canRequest(), story.canRequest(another.email)]).toEqual([
      'failed.cooling',
      { code: 'tooManyTries', seconds: 600 },
      false,
      true,
    ]);
    story.passSeconds(599);
    expect([story.canRequest(), story.secondsLeft()]).toEqual([false, 1]);
    story.passSeconds(1);
    expect([story.canRequest(), story.secondsLeft()]).toEqual([true, 0]);

    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 600 }));
    story.actor.send(another);
    await story.send.resolve();
    expect(story.send.inputs).toEqual([requested, requested, another].map(({ email }) => ({ email })));
  });

  it('lets the person use another address without waiting, and keeps the typed one', async () => {
    const story = await mailSent();
    story.actor.send({ type: 'address.reopened' });
    expect(story.state()).toBe('editing');
    expect(story.actor.getSnapshot().context).toEqual({ email: EMAIL, secondsLeft: 0, failure: null });

    story.actor.send({ type: 'email.requested', email: 'grace@example.com' });
    await story.send.resolve();
    expect(story.send.inputs).toEqual([{ email: EMAIL }, { email: 'grace@example.com' }]);
  });
});

describe('a page that is opened to show how an earlier request ended', () => {
  it('starts at the inbox after success, where another mail has to wait', () => {
    const story = request('success');
    expect([story.isInbox(), story.canRequest(), story.failure()]).toEqual([true, false, null]);
    story.actor.send({ type: 'address.reopened' });
    expect(story.state()).toBe('editing');
  });

  it('starts with the failure after an error, and can be tried again', () => {
    const story = request('error');
    expect([story.state(), story.failure(), story.canRequest()]).toEqual([
      'failed.open',
      { code: 'unexpected' },
      true,
    ]);
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(passwordResetRequestMachine, {
    inputs: [{ email: '' }, { email: '', earlier: 'success' }, { email: '', earlier: 'error' }] as const,
    events: [requested, another, { type: 'address.reopened' }] as const,
    answers: {
      sendMail: { errors: [new Error('no'), problemError({ status: 429, retryAfterSeconds: 2 })] },
      countDown: { snapshots: [{ context: 1 }, { context: undefined }] },
    },
  });
});
