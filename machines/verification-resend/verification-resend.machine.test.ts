import { describe, expect, it } from 'vitest';

import type { MailRequestActors } from '#machines/shared/mail-request.ts';
import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { steppedCountDown } from '#machines/shared/testing/stepped-count-down.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { verificationResendMachine, view } from './verification-resend.machine.ts';

// What every request for a mail has in common is specified in password-reset-request.machine.test.ts.
const EMAIL = 'ada+poker@example.com';
const requested = { type: 'email.requested', email: EMAIL } as const;
const another = { type: 'email.requested', email: 'grace@example.com' } as const;

function resend(input = { email: '', justSent: false }) {
  const send = deferredActor<void, { readonly email: string }>();
  const countDown = steppedCountDown();
  const actors = { sendMail: send.logic, countDown: countDown.logic } satisfies MailRequestActors;
  const story = startStory(verificationResendMachine.provide({ actors }), input);
  const shown = () => view(story.actor.getSnapshot());
  return {
    ...story,
    send,
    passSeconds: countDown.passSeconds,
    view: shown,
    canRequest: (email = EMAIL) => shown().canRequest(email),
  };
}

describe('asking for another verification email', () => {
  it('sends one mail, also for a second press, and then counts down a minute', async () => {
    const story = resend();
    story.actor.send(requested);
    story.actor.send(requested);
    await story.send.resolve();
    story.actor.send(requested);
    expect(story.send.inputs).toEqual([{ email: EMAIL }]);

    expect([story.view().secondsLeft, story.canRequest()]).toEqual([60, false]);
    story.passSeconds(59);
    expect([story.view().secondsLeft, story.canRequest()]).toEqual([1, false]);
    story.passSeconds(1);
    expect([story.view().secondsLeft, story.canRequest()]).toEqual([0, true]);
  });

  it('starts in the cool-down right after sign-up, because a mail is on its way', () => {
    const story = resend({ email: EMAIL, justSent: true });
    expect([story.state(), story.canRequest()]).toEqual(['signedUp.cooling', false]);
    story.passSeconds(60);
    story.actor.send(requested);
    expect(story.state()).toBe('sending');
  });

  it('waits after too many tries, unless it is asked for another address', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 600 }));
    expect(story.view().failure).toEqual({ code: 'tooManyTries', seconds: 600 });
    expect([story.canRequest(), story.canRequest(another.email)]).toEqual([false, true]);
    story.actor.send(another);
    await story.send.reject(problemError({ kind: 'unreachable' }));
    expect([story.state(), story.canRequest()]).toEqual(['failed.open', true]);
  });

  it('asks for another mail from where the first was noted, and when that fails the first is still to be looked for', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.resolve();
    expect(story.view().screen).toBe('justSent');
    story.passSeconds(60);
    story.actor.send(requested);
    expect([story.state(), story.view().screen]).toEqual(['sent.resending', 'sent']);
    await story.send.reject(problemError({ kind: 'unreachable' }));
    expect([story.state(), story.view().failure]).toEqual(['sent.open', { code: 'unreachable' }]);

    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 5 }));
    expect([story.state(), story.view().screen]).toEqual(['sent.cooling', 'sent']);
    story.passSeconds(5);
    story.actor.send(requested);
    await story.send.resolve();
    expect([story.view().secondsLeft, story.view().screen]).toEqual([60, 'justSent']);
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(verificationResendMachine, {
    inputs: [
      { email: '', justSent: false },
      { email: EMAIL, justSent: true },
    ],
    events: [requested, another],
    answers: {
      sendMail: { errors: [new Error('no'), problemError({ status: 429, retryAfterSeconds: 2 })] },
      countDown: { snapshots: [{ context: 1 }, { context: undefined }] },
    },
  });
});
