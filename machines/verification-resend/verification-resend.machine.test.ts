import { describe, expect, it } from 'vitest';

import type { MailRequestActors } from '#machines/shared/mail-request.contract.ts';
import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '#machines/shared/testing/invokes.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  expectEveryStateReached,
  expectEveryTransitionTaken,
} from '#machines/shared/testing/reachability.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { steppedCountDown } from '#machines/shared/testing/stepped-count-down.ts';
import { verificationResendMachine } from './verification-resend.machine.ts';
import { selectCanRequest, selectIsJustSent, selectSecondsLeft } from './verification-resend.selectors.ts';

const EMAIL = 'ada+poker@example.com';
const requested = { type: 'email.requested', email: EMAIL } as const;
const another = { type: 'email.requested', email: 'grace@example.com' } as const;

function resend(input = { email: '', justSent: false }) {
  const send: DeferredActor<void, { readonly email: string }> = deferredActor();
  const countDown = steppedCountDown();
  const actors = { sendMail: send.logic, countDown: countDown.logic } satisfies MailRequestActors;
  const story = startStory(verificationResendMachine.provide({ actors }), input);
  return {
    ...story,
    send,
    passSeconds: countDown.passSeconds,
    canRequest: (email = EMAIL) => selectCanRequest(story.actor.getSnapshot(), email),
    secondsLeft: () => selectSecondsLeft(story.actor.getSnapshot()),
    failure: () => story.actor.getSnapshot().context.failure,
    isJustSent: () => selectIsJustSent(story.actor.getSnapshot()),
  };
}

describe('asking for another verification email', () => {
  it('sends one mail and makes the person wait a minute, counting down where it can be seen', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.resolve();

    expect(story.secondsLeft()).toBe(60);
    expect(story.canRequest()).toBe(false);
    story.passSeconds(1);
    expect(story.secondsLeft()).toBe(59);
    story.passSeconds(58);
    expect(story.canRequest()).toBe(false);
    story.passSeconds(1);
    expect(story.secondsLeft()).toBe(0);
    expect(story.canRequest()).toBe(true);
    expect(story.send.inputs).toEqual([{ email: EMAIL }]);
  });

  it('starts in the cool-down right after sign-up, because a mail is on its way', () => {
    const story = resend({ email: EMAIL, justSent: true });
    expect(story.state()).toBe('signedUp.cooling');
    expect(story.canRequest()).toBe(false);
    story.passSeconds(60);
    story.actor.send(requested);
    expect(story.state()).toBe('sending');
  });

  it('sends nothing for a second press', async () => {
    const story = resend();
    story.actor.send(requested);
    story.actor.send(requested);
    await story.send.resolve();
    story.actor.send(requested);
    expect(story.send.inputs).toEqual([{ email: EMAIL }]);
  });

  it('waits as long as the server asks after too many tries', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 600 }));

    expect(story.failure()).toEqual({ code: 'tooManyTries', seconds: 600 });
    expect([story.canRequest(), story.canRequest(another.email)]).toEqual([false, true]);
    story.passSeconds(599);
    expect(story.canRequest()).toBe(false);
    story.passSeconds(1);
    expect(story.canRequest()).toBe(true);
  });

  it('can be tried again at once when the server could not be reached, and then says nothing of the failure', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.reject(problemError({ kind: 'unreachable' }));
    expect(story.state()).toBe('failed.open');
    expect(story.failure()).toEqual({ code: 'unreachable' });

    story.actor.send(requested);
    expect(story.failure()).toBe(null);
    await story.send.resolve();
    expect(story.state()).toBe('sent.cooling');
  });

  it('asks for another mail from where the first was noted, and when that fails the first is still to be looked for', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.resolve();
    expect(story.isJustSent()).toBe(true);
    story.passSeconds(60);
    story.actor.send(requested);
    expect([story.state(), story.isJustSent()]).toEqual(['sent.resending', false]);
    await story.send.reject(problemError({ kind: 'unreachable' }));
    expect([story.state(), story.failure()]).toEqual(['sent.open', { code: 'unreachable' }]);

    story.actor.send(requested);
    await story.send.reject(problemError({ status: 429, retryAfterSeconds: 5 }));
    expect([story.state(), story.isJustSent()]).toEqual(['sent.cooling', false]);
    story.passSeconds(5);
    story.actor.send(requested);
    await story.send.resolve();
    expect([story.secondsLeft(), story.isJustSent()]).toEqual([60, true]);
  });

  it('lets the person use another address without waiting, and keeps the typed one', async () => {
    const story = resend();
    story.actor.send(requested);
    await story.send.resolve();
    story.actor.send({ type: 'address.reopened' });
    expect(story.actor.getSnapshot().context).toEqual({ email: EMAIL, secondsLeft: 0, failure: null });

    story.actor.send({ type: 'email.requested', email: 'grace@example.com' });
    await story.send.resolve();
    expect(story.send.inputs).toEqual([{ email: EMAIL }, { email: 'grace@example.com' }]);
  });
});

describe('the chart', () => {
  const walk = {
    inputs: [
      { email: '', justSent: false },
      { email: EMAIL, justSent: true },
    ],
    events: [requested, another, { type: 'address.reopened' }] as const,
    answers: {
      sendMail: {
        errors: [new Error('no'), problemError({ status: 429, retryAfterSeconds: 2 })],
      },
      countDown: { snapshots: [{ context: 1 }, { context: undefined }] },
    },
  };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(verificationResendMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(verificationResendMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(verificationResendMachine);
  });
});
