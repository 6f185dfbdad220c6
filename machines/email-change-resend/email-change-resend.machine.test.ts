import { describe, expect, it } from 'vitest';

import type { MailRequestActors } from '#machines/shared/mail-request.contract.ts';
import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '#machines/shared/testing/invokes.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  expectEveryStateReached,
  expectEveryTransitionTaken,
} from '#machines/shared/testing/reachability.ts';
import { steppedCountDown } from '#machines/shared/testing/stepped-count-down.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { emailChangeResendMachine } from './email-change-resend.machine.ts';
import { selectView } from './email-change-resend.selectors.ts';

const EMAIL = 'ada+new@example.com';
const requested = { type: 'email.requested', email: EMAIL } as const;

function resend(justSent = false) {
  const send: DeferredActor<void, { readonly email: string }> = deferredActor();
  const countDown = steppedCountDown();
  const actors = { sendMail: send.logic, countDown: countDown.logic } satisfies MailRequestActors;
  const story = startStory(emailChangeResendMachine.provide({ actors }), { email: EMAIL, justSent });
  return {
    ...story,
    send,
    passSeconds: countDown.passSeconds,
    view: () => selectView(story.actor.getSnapshot()),
  };
}

const OPEN = { isSending: false, isSent: false, canRequest: true, secondsLeft: 0, failure: null };

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
    expect(story.view()).toEqual({ ...OPEN, isSent: true, canRequest: false, secondsLeft: 60 });
    story.passSeconds(60);
    expect(story.view()).toEqual({ ...OPEN, isSent: true });
  });

  it('waits as long as the server asks after too many tries', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 200 }));
    const failure = { code: 'tooManyTries', seconds: 200 } as const;
    expect(story.view()).toEqual({ ...OPEN, canRequest: false, secondsLeft: 200, failure });
    story.passSeconds(199);
    expect(story.view().canRequest).toBe(false);
    story.passSeconds(1);
    expect(story.view().canRequest).toBe(true);
  });

  it('can be tried again at once when the server did not answer, and forgets the failure', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.reject(problemError({ kind: 'unreachable' }));
    expect(story.view()).toEqual({ ...OPEN, failure: { code: 'unreachable' } });
    story.actor.send(requested);
    expect(story.view().failure).toBe(null);
  });
});

describe('the chart', () => {
  const walk = {
    inputs: [
      { email: EMAIL, justSent: false },
      { email: EMAIL, justSent: true },
    ],
    events: [requested] as const,
    answers: {
      sendMail: { errors: [new Error('no'), problemError({ status: 429, retryAfterSeconds: 2 })] },
      countDown: { snapshots: [{ context: 1 }, { context: undefined }] },
    },
  };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(emailChangeResendMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(emailChangeResendMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(emailChangeResendMachine);
  });
});
