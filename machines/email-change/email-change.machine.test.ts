import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type { EmailChangeActors, EmailChangeSubmission, PendingChange } from './email-change.contract.ts';
import { emailChangeMachine } from './email-change.machine.ts';
import { view } from './email-change.view.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 28, 12);
const submission: EmailChangeSubmission = {
  newEmail: 'ada+new@example.com',
  currentPassword: 'Sunny-River-42',
};
const submitted = { type: 'emailChange.submitted', ...submission } as const;
const pending: PendingChange = { email: submission.newEmail, expiresAt: NOON, msLeft: 10 * MINUTE };
const another: PendingChange = { email: 'elsewhere@example.com', expiresAt: NOON + 1, msLeft: 2 * MINUTE };
const changePending = problemError({ status: 400, code: 'change_pending' });

function emailChange(known: PendingChange | null = null) {
  const request = deferredActor<PendingChange, EmailChangeSubmission>();
  const cancel = deferredActor<void, Record<string, never>>();
  const actors = {
    requestEmailChange: request.logic,
    cancelEmailChange: cancel.logic,
  } satisfies EmailChangeActors;
  const story = startStory(emailChangeMachine.provide({ actors }), { pending: known });
  const snapshot = () => story.actor.getSnapshot();
  return {
    ...story,
    request,
    cancel,
    view: () => view(snapshot()),
    /** The form is open when this is null. */
    pending: () => {
      const shown = view(snapshot());
      return shown.screen === 'pending' ? [shown.step, shown.pending.email, shown.minutesLeft] : null;
    },
    failure: () => view(snapshot()).failure,
    canRequest: () => snapshot().can(submitted),
    readAccount: (change: PendingChange | null) =>
      story.actor.send({ type: 'account.read', pending: change }),
  };
}

async function requested() {
  const story = emailChange();
  story.actor.send(submitted);
  await story.request.resolve(pending);
  return story;
}

const form = {
  screen: 'form',
  ended: null,
  correction: null,
  isSubmitting: false,
  failure: null,
  aheadOfAccount: null,
};

describe('asking for another address', () => {
  it('sends it once and waits for its confirmation, refusing another request', async () => {
    const story = emailChange();
    story.actor.send(submitted);
    story.actor.send(submitted);
    await story.request.resolve(pending);
    story.actor.send(submitted);

    expect(story.visited).toEqual(['editing', 'submitting', 'pending.requested']);
    expect(story.request.inputs).toEqual([submission]);
    expect([story.view(), story.canRequest()]).toEqual([
      {
        screen: 'pending',
        pending,
        minutesLeft: 10,
        step: 'requested',
        failure: null,
        aheadOfAccount: 'requested',
      },
      false,
    ]);
  });

  it('keeps no password, neither while it is sent nor afterwards', async () => {
    const story = emailChange();
    story.actor.send(submitted);
    expect(JSON.stringify(story.actor.getSnapshot().context)).toBe(
      '{"pending":null,"failure":null,"correction":null}',
    );
    await story.request.reject(problemError({ status: 500 }));
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain(submission.currentPassword);
    story.actor.send(submitted);
    await story.request.resolve(pending);
    expect(JSON.stringify(story.actor.getPersistedSnapshot())).not.toContain(submission.currentPassword);
  });

  it.each([
    [
      problemError({ status: 400, fields: { current_password: ['Invalid password.'] } }),
      { code: 'fieldsRejected', fields: { current_password: ['Invalid password.'] } },
    ],
    [problemError({ kind: 'unreachable' }), { code: 'unreachable' }],
  ])('can be tried again after a failure, which is then forgotten (%#)', async (error, failure) => {
    const story = emailChange();
    story.actor.send(submitted);
    await story.request.reject(error);
    expect(story.view()).toEqual({ ...form, failure });

    story.actor.send(submitted);
    expect(story.view()).toEqual({ ...form, isSubmitting: true });
    await story.request.resolve(pending);
    expect(story.state()).toBe('pending.requested');
  });
});

describe('a pending change', () => {
  it('scenario 33: blocks the form from the start, counts the minutes, and opens it at its expiry', () => {
    const story = emailChange(pending);
    expect([story.pending(), story.canRequest()]).toEqual([['found', pending.email, 10], false]);
    story.pass(MINUTE - 1);
    expect(story.pending()).toEqual(['found', pending.email, 10]);
    story.pass(1);
    expect(story.pending()).toEqual(['found', pending.email, 9]);
    story.pass(9 * MINUTE - 1);
    expect(story.pending()).toEqual(['found', pending.email, 1]);
    story.pass(1);
    expect(story.view()).toEqual({ ...form, ended: 'expired', aheadOfAccount: 'expired' });
    expect(story.canRequest()).toBe(true);
  });

  it('counts begun minutes from wherever it was read', () => {
    const story = emailChange({ ...pending, msLeft: 2.5 * MINUTE });
    expect(story.pending()).toEqual(['found', pending.email, 3]);
    story.pass(MINUTE / 2);
    expect(story.pending()).toEqual(['found', pending.email, 2]);
    story.pass(2 * MINUTE);
    expect(story.state()).toBe('expired');
  });

  it('is gone when it was confirmed elsewhere', async () => {
    const story = await requested();
    story.readAccount(null);
    expect(story.view()).toEqual(form);
  });

  it('stays as it is when the account only repeats it', async () => {
    const story = await requested();
    story.pass(MINUTE);
    story.readAccount(pending);
    expect(story.pending()).toEqual(['requested', pending.email, 9]);
  });

  it('gives way to a newer one, whose time starts over', async () => {
    const story = await requested();
    story.readAccount(another);
    expect(story.pending()).toEqual(['found', another.email, 2]);
    story.pass(2 * MINUTE);
    expect(story.state()).toBe('expired');
  });

  it('that was asked for elsewhere closes the open form', () => {
    const story = emailChange();
    story.readAccount(another);
    expect(story.pending()).toEqual(['found', another.email, 2]);
  });
});

describe('taking a pending change back', () => {
  const cancelled = { type: 'emailChange.cancelled' } as const;
  const corrected = { type: 'emailChange.corrected' } as const;

  it('opens the form when the server has cancelled it, once', async () => {
    const story = await requested();
    story.actor.send(cancelled);
    story.actor.send(cancelled);
    expect([story.pending(), story.canRequest()]).toEqual([['cancelling', pending.email, 10], false]);
    await story.cancel.resolve();
    expect(story.cancel.inputs).toEqual([{}]);
    expect(story.view()).toEqual({ ...form, ended: 'cancelled', aheadOfAccount: 'cancelled' });
    expect(story.canRequest()).toBe(true);
  });

  it('to correct it keeps the address for the form, until another one is asked for', async () => {
    const story = emailChange(pending);
    story.actor.send(corrected);
    expect(story.pending()).toEqual(['correcting', pending.email, 10]);
    await story.cancel.resolve();
    const corrections = { ...form, correction: pending.email };
    expect(story.view()).toEqual({ ...corrections, ended: 'cancelled', aheadOfAccount: 'cancelled' });
    story.actor.send(submitted);
    await story.request.resolve(another);
    story.readAccount(null);
    expect(story.view()).toEqual(form);
  });

  it('to correct it, in vain until it expires, keeps nothing for the form', async () => {
    const story = emailChange(pending);
    story.actor.send(corrected);
    await story.cancel.reject(new Error('no'));
    story.pass(10 * MINUTE);
    expect(story.view()).toEqual({ ...form, ended: 'expired', aheadOfAccount: 'expired' });
  });

  it('that failed leaves it pending, with the time running on, and can be tried again', async () => {
    const story = emailChange(pending);
    story.pass(3.5 * MINUTE);
    story.actor.send(corrected);
    await story.cancel.reject(problemError({ kind: 'unreachable' }));
    expect(story.pending()).toEqual(['notCancelled', pending.email, 7]);
    expect(story.failure()).toEqual({ code: 'unreachable' });
    story.pass(MINUTE);
    expect(story.pending()).toEqual(['notCancelled', pending.email, 6]);
    story.actor.send(cancelled);
    expect(story.failure()).toBe(null);
    await story.cancel.resolve();
    expect(story.view()).toEqual({ ...form, ended: 'cancelled', aheadOfAccount: 'cancelled' });
  });

  it('does not outlive the change', () => {
    const story = emailChange(pending);
    story.actor.send(cancelled);
    story.pass(10 * MINUTE);
    expect([story.state(), story.cancel.signals.map(({ aborted }) => aborted)]).toEqual(['expired', [true]]);
  });

  it('is not disturbed by what the account tells meanwhile', async () => {
    const story = emailChange(pending);
    story.actor.send(cancelled);
    story.readAccount(another);
    story.readAccount(null);
    expect([story.state(), story.cancel.inputs.length]).toEqual(['pending.cancelling', 1]);
    await story.cancel.resolve();
    expect(story.state()).toBe('cancelled');
    story.readAccount(another);
    expect(story.state()).toBe('pending.found');
  });
});

describe('a refusal because a change is pending', () => {
  it('is shown until the account is read, and stays visible beside the pending change', async () => {
    const story = emailChange();
    story.actor.send(submitted);
    await story.request.reject(changePending);
    const failure = { code: 'changePending' };
    expect(story.view()).toEqual({ ...form, failure, aheadOfAccount: 'refused' });
    story.readAccount(another);
    expect([story.pending(), story.failure()]).toEqual([['found', another.email, 2], failure]);
    story.pass(2 * MINUTE);
    expect(story.failure()).toBe(null);
  });

  it('shows the pending change at once when the account was read in the meantime', async () => {
    const story = emailChange();
    story.actor.send(submitted);
    story.readAccount(another);
    await story.request.reject(changePending);
    expect(story.pending()).toEqual(['found', another.email, 2]);
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(emailChangeMachine, {
    inputs: [{ pending: null }, { pending }],
    events: [
      submitted,
      { type: 'emailChange.cancelled' },
      { type: 'emailChange.corrected' },
      { type: 'account.read', pending: null },
      { type: 'account.read', pending },
      { type: 'account.read', pending: another },
    ] as const,
    answers: {
      requestEmailChange: { done: [pending], errors: [new Error('no'), changePending] },
      cancelEmailChange: { errors: [new Error('no')] },
    },
  });
});
