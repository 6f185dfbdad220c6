import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { expectEveryInvokeHandlesItsError } from '#machines/shared/testing/invokes.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  expectEveryStateReached,
  expectEveryTransitionTaken,
} from '#machines/shared/testing/reachability.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type {
  EmailChangeConfirmationActors,
  EmailChangeConfirmationInput,
} from './email-change-confirmation.contract.ts';
import { emailChangeConfirmationMachine } from './email-change-confirmation.machine.ts';
import { selectFailure, selectIsDone } from './email-change-confirmation.selectors.ts';

const TOKEN = 'c4f1-7d02e9';
const opened = { type: 'link.opened', token: TOKEN } as const;

function confirmation(link: EmailChangeConfirmationInput['link'] = 'wellFormed') {
  const confirm: DeferredActor<void, { readonly token: string }> = deferredActor();
  const actors = { confirmEmailChange: confirm.logic } satisfies EmailChangeConfirmationActors;
  const story = startStory(emailChangeConfirmationMachine.provide({ actors }), { link });
  return {
    ...story,
    confirm,
    outcome: () => {
      const snapshot = story.actor.getSnapshot();
      return {
        state: story.state(),
        failure: selectFailure(snapshot),
        isDone: selectIsDone(snapshot),
        canTryAgain: snapshot.can(opened),
      };
    },
    persisted: () => JSON.stringify(story.actor.getPersistedSnapshot()),
  };
}

describe('the link of an email change', () => {
  it('scenario 34: is confirmed once, however often it is opened', async () => {
    const story = confirmation();
    story.actor.send(opened);
    story.actor.send(opened);
    await story.confirm.resolve();
    story.actor.send(opened);

    expect(story.visited).toEqual(['ready', 'confirming', 'confirmed']);
    expect(story.confirm.inputs).toEqual([{ token: TOKEN }]);
    expect(story.outcome()).toEqual({
      state: 'confirmed',
      failure: null,
      isDone: true,
      canTryAgain: false,
    });
  });

  it('that is malformed fails without any call', () => {
    const story = confirmation('malformed');
    story.actor.send(opened);

    expect(story.outcome()).toEqual({
      state: 'linkDead',
      failure: { code: 'linkInvalid' },
      isDone: true,
      canTryAgain: false,
    });
    expect(story.confirm.inputs).toEqual([]);
  });

  it.each([
    ['link_invalid', 'linkDead', { code: 'linkInvalid' }],
    ['link_expired', 'linkDead', { code: 'linkExpired' }],
    ['link_superseded', 'linkDead', { code: 'linkSuperseded' }],
    ['wrong_account', 'wrongAccount', { code: 'wrongAccount' }],
  ])('that is refused with %s is over, and says why', async (code, state, failure) => {
    const story = confirmation();
    story.actor.send(opened);
    await story.confirm.reject(problemError({ status: 400, code }));
    story.actor.send(opened);

    expect(story.outcome()).toEqual({ state, failure, isDone: true, canTryAgain: false });
    expect(story.confirm.inputs.length).toBe(1);
  });

  it.each([
    [problemError({ kind: 'unreachable' }), { code: 'unreachable' }],
    [problemError({ status: 429, retryAfterSeconds: 30 }), { code: 'tooManyTries', seconds: 30 }],
    [problemError({ status: 403, code: 'region_blocked' }), { code: 'blocked' }],
    [problemError({ status: 500 }), { code: 'unexpected' }],
    [problemError({ status: 400, code: 'something_new' }), { code: 'unexpected' }],
    [new Error('a fault of our own'), { code: 'unexpected' }],
  ])('can be tried again after a failure that is not its own (%#)', async (error, failure) => {
    const story = confirmation();
    story.actor.send(opened);
    await story.confirm.reject(error);
    expect(story.outcome()).toEqual({ state: 'failed', failure, isDone: false, canTryAgain: true });

    story.actor.send(opened);
    expect([story.state(), story.outcome().failure]).toEqual(['confirming', failure]);
    await story.confirm.resolve();
    expect([story.state(), story.outcome().failure]).toEqual(['confirmed', null]);
  });

  it('leaves no token behind once the answer is in', async () => {
    const story = confirmation();
    story.actor.send(opened);
    expect(JSON.stringify(story.actor.getSnapshot().context)).toBe('{"failure":null}');
    await story.confirm.reject(problemError({ kind: 'unreachable' }));
    expect(story.persisted()).not.toContain(TOKEN);
    story.actor.send(opened);
    await story.confirm.resolve();
    expect(story.persisted()).not.toContain(TOKEN);
  });
});

describe('the chart', () => {
  const walk = {
    inputs: [{ link: 'wellFormed' }, { link: 'malformed' }] as const,
    events: [opened] as const,
    answers: {
      confirmEmailChange: {
        errors: [
          new Error('no'),
          problemError({ status: 400, code: 'wrong_account' }),
          problemError({ status: 400, code: 'link_expired' }),
        ],
      },
    },
  };

  it('has no state that cannot be reached', () => {
    expectEveryStateReached(emailChangeConfirmationMachine, walk);
  });

  it('has no transition that cannot be taken', () => {
    expectEveryTransitionTaken(emailChangeConfirmationMachine, walk);
  });

  it('handles the error of every invoke', () => {
    expectEveryInvokeHandlesItsError(emailChangeConfirmationMachine);
  });
});
