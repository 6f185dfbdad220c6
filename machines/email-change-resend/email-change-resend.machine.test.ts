import { describe, expect, it } from 'vitest';

import type { MailRequestActors } from '#machines/shared/mail-request.ts';
import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { steppedCountDown } from '#machines/shared/testing/stepped-count-down.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { emailChangeResendMachine, view } from './email-change-resend.machine.ts';

// What every request for a mail has in common is specified in password-reset-request.machine.test.ts.
const EMAIL = 'ada+new@example.com';
const requested = { type: 'email.requested', email: EMAIL } as const;

function resend(justSent = false) {
  const send = deferredActor<void, { readonly email: string }>();
  const countDown = steppedCountDown();
  const actors = { sendMail: send.logic, countDown: countDown.logic } satisfies MailRequestActors;
  const story = startStory(emailChangeResendMachine.provide({ actors }), { email: EMAIL, justSent });
  return {
    ...story,
    send,
    passSeconds: countDown.passSeconds,
    view: () => {
      const { canRequest, ...shown } = view(story.actor.getSnapshot());
      return { ...shown, canRequest: canRequest(EMAIL) };
    },
  };
}

const OPEN = {
  screen: 'waiting',
  email: EMAIL,
  isSending: false,
  canRequest: true,
  secondsLeft: 0,
  failure: null,
};

describe('mailing the link of a pending change again', () => {
  it('waits a minute after the change was asked for, counting down', () => {
    const story = resend(true);
    expect(story.view()).toEqual({ ...OPEN, canRequest: false, secondsLeft: 60 });
    story.passSeconds(1);
    expect(story.view()).toEqual({ ...OPEN, canRequest: false, secondsLeft: 59 });
    story.actor.send(requested);
    story.passSeconds(59);
    expect([story.view(), story.send.inputs]).toEqual([OPEN, []]);
  });

  it('needs no wait for a change that was found, sends once, and then waits', async () => {
    const story = resend();
    story.actor.send(requested);
    story.actor.send(requested);
    expect(story.view()).toEqual({ ...OPEN, isSending: true, canRequest: false });
    await story.send.resolve();
    story.actor.send(requested);
    expect(story.send.inputs).toEqual([{ email: EMAIL }]);
    expect(story.view()).toEqual({ ...OPEN, screen: 'sent', canRequest: false, secondsLeft: 60 });
    story.passSeconds(60);
    expect(story.view()).toEqual({ ...OPEN, screen: 'sent' });
  });

  it('waits after too many tries, but not when the server did not answer', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.reject(problemError({ kind: 'unreachable' }));
    expect(story.view()).toEqual({ ...OPEN, failure: { code: 'unreachable' } });
    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 200 }));
    const failure = { code: 'tooManyTries', seconds: 200 };
    expect(story.view()).toEqual({ ...OPEN, canRequest: false, secondsLeft: 200, failure });
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(emailChangeResendMachine, {
    inputs: [
      { email: EMAIL, justSent: false },
      { email: EMAIL, justSent: true },
    ],
    events: [requested],
    answers: {
      sendMail: { errors: [new Error('no'), problemError({ status: 429, retryAfterSeconds: 2 })] },
      countDown: { snapshots: [{ context: 1 }, { context: undefined }] },
    },
  });
});
