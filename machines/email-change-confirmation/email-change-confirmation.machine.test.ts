import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import {
  type EmailChangeConfirmationActors,
  type EmailChangeConfirmationInput,
  emailChangeConfirmationMachine,
  view,
} from './email-change-confirmation.machine.ts';

const TOKEN = 'c4f1-7d02e9';
const opened = { type: 'link.opened', token: TOKEN } as const;

function confirmation(link: EmailChangeConfirmationInput['link'] = 'wellFormed') {
  const confirm: DeferredActor<void, { readonly token: string }> = deferredActor();
  const actors = { confirmEmailChange: confirm.logic } satisfies EmailChangeConfirmationActors;
  const story = startStory(emailChangeConfirmationMachine.provide({ actors }), { link });
  return {
    ...story,
    confirm,
    view: () => view(story.actor.getSnapshot()),
    canTryAgain: () => story.actor.getSnapshot().can(opened),
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
    expect([story.view(), story.canTryAgain()]).toEqual([{ screen: 'confirmed' }, false]);
  });

  it('that is malformed fails without any call', () => {
    const story = confirmation('malformed');
    story.actor.send(opened);

    expect(story.view()).toEqual({ screen: 'linkDead', reason: 'linkInvalid' });
    expect(story.confirm.inputs).toEqual([]);
  });

  it.each([
    ['link_invalid', { screen: 'linkDead', reason: 'linkInvalid' }],
    ['link_expired', { screen: 'linkDead', reason: 'linkExpired' }],
    ['link_superseded', { screen: 'linkDead', reason: 'linkSuperseded' }],
    ['wrong_account', { screen: 'wrongAccount' }],
  ])('that is refused with %s is over, and says why', async (code, shown) => {
    const story = confirmation();
    story.actor.send(opened);
    await story.confirm.reject(problemError({ status: 400, code }));
    story.actor.send(opened);

    expect(story.view()).toEqual(shown);
    expect(story.confirm.inputs.length).toBe(1);
  });

  it.each([
    [problemError({ kind: 'unreachable' }), { code: 'unreachable' }],
    [problemError({ status: 400, code: 'something_new' }), { code: 'unexpected' }],
  ])('can be tried again after a failure that is not its own (%#)', async (error, failure) => {
    const story = confirmation();
    story.actor.send(opened);
    await story.confirm.reject(error);
    expect(story.view()).toEqual({ screen: 'failed', failure, isConfirming: false });

    story.actor.send(opened);
    expect(story.view()).toEqual({ screen: 'failed', failure, isConfirming: true });
    await story.confirm.resolve();
    expect(story.view()).toEqual({ screen: 'confirmed' });
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

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(emailChangeConfirmationMachine, {
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
  });
});
