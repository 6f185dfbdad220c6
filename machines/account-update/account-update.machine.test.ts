import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type {
  AccountChanges,
  AccountField,
  AccountFields,
  AccountUpdateActors,
  AccountUpdateEmitted,
} from './account-changes.ts';
import { accountUpdateMachine, view } from './account-update.machine.ts';

const ACCOUNT: AccountFields = {
  first_name: 'Dana',
  last_name: 'River',
  country: 'CA',
  marketing_opt_in: false,
  whatsapp_number: '',
  discord_id: '',
  telegram: '',
};
const unreachable = problemError({ kind: 'unreachable' });
const numberRefused = problemError({ status: 400, fields: { whatsapp_number: ['Too long.'] } });

function accountUpdate() {
  const update: DeferredActor<AccountFields, { readonly changes: AccountChanges }> = deferredActor();
  const actors = { updateAccount: update.logic } satisfies AccountUpdateActors;
  const story = startStory(accountUpdateMachine.provide({ actors }), { account: ACCOUNT });
  const emitted: AccountUpdateEmitted[] = [];
  story.actor.on('*', (event) => emitted.push(event));
  const snapshot = () => story.actor.getSnapshot();
  return {
    ...story,
    emitted,
    change: (changes: AccountChanges) => {
      story.actor.send({ type: 'account.changed', changes });
    },
    sent: () => update.inputs.map(({ changes }) => changes),
    /** The server takes what it was sent last, on top of what it had. */
    accept: (account: Partial<AccountFields>) => update.resolve({ ...ACCOUNT, ...account }),
    refuse: update.reject,
    shown: () => view(snapshot()).shown,
    saved: () => view(snapshot()).saved,
    save: (...fields: AccountField[]) => view(snapshot()).saveOf(fields),
  };
}

describe('saving what changed', () => {
  it('sends only the fields that changed, shows them at once, and takes over what the server answers', async () => {
    const story = accountUpdate();
    story.change({ telegram: '@zoe', discord_id: '', whatsapp_number: '' });
    expect(story.state()).toBe('saving');
    expect(story.shown()).toEqual({ ...ACCOUNT, telegram: '@zoe' });
    expect(story.saved()).toEqual(ACCOUNT);
    expect(story.save('telegram')).toEqual({ status: 'saving' });

    await story.accept({ telegram: 'zoe', country: 'DE' });
    expect(story.sent()).toEqual([{ telegram: '@zoe' }]);
    expect(story.saved()).toEqual({ ...ACCOUNT, telegram: 'zoe', country: 'DE' });
    expect(story.shown()).toEqual(story.saved());
    expect(story.state()).toBe('resting.saved');
    expect(story.save('telegram')).toEqual({ status: 'saved' });
    expect(story.save('marketing_opt_in')).toEqual({ status: 'untouched' });
    expect(story.emitted).toEqual([{ type: 'account.saved', account: story.saved() }]);
  });

  it('sends nothing when nothing changed, and says so', () => {
    const story = accountUpdate();
    story.change({ telegram: '', discord_id: '' });
    expect(story.state()).toBe('resting.unchanged');
    expect(story.save('telegram', 'discord_id')).toEqual({ status: 'unchanged' });
    expect(story.sent()).toEqual([]);
  });

  it('sends a change once, however often it is asked for', async () => {
    const story = accountUpdate();
    story.change({ telegram: '@zoe' });
    story.change({ telegram: '@zoe' });
    await story.accept({ telegram: '@zoe' });
    expect(story.state()).toBe('resting.saved');
    expect(story.sent()).toEqual([{ telegram: '@zoe' }]);
  });

  it('sees what was changed elsewhere', () => {
    const story = accountUpdate();
    story.actor.send({ type: 'account.fetched', account: { ...ACCOUNT, telegram: '@zoe' } });
    story.change({ telegram: '@zoe' });
    expect(story.state()).toBe('resting.unchanged');
  });

  it('stops saying that it is saved when the player goes on', async () => {
    const story = accountUpdate();
    story.change({ telegram: '@zoe' });
    await story.accept({ telegram: '@zoe' });
    story.actor.send({ type: 'outcome.dismissed', fields: ['telegram'] });
    expect(story.state()).toBe('resting.untouched');
    expect(story.save('telegram')).toEqual({ status: 'untouched' });
  });
});

describe('changes made while one is on its way', () => {
  it('wait, merge and go next, so that answers cannot overtake one another', async () => {
    const story = accountUpdate();
    story.change({ marketing_opt_in: true });
    story.change({ telegram: '@zo' });
    story.change({ telegram: '@zoe', marketing_opt_in: false });
    expect(story.sent()).toEqual([{ marketing_opt_in: true }]);
    expect(story.shown()).toEqual({ ...ACCOUNT, telegram: '@zoe' });

    await story.accept({ marketing_opt_in: true });
    expect(story.state()).toBe('saving');
    expect(story.shown()).toEqual({ ...ACCOUNT, telegram: '@zoe' });
    expect(story.sent()).toEqual([{ marketing_opt_in: true }, { telegram: '@zoe', marketing_opt_in: false }]);

    await story.accept({ telegram: '@zoe' });
    expect(story.state()).toBe('resting.saved');
    expect(story.saved()).toEqual({ ...ACCOUNT, telegram: '@zoe' });
  });

  it('are not sent when the answer has them already', async () => {
    const story = accountUpdate();
    story.change({ marketing_opt_in: true });
    story.change({ marketing_opt_in: false });
    story.change({ marketing_opt_in: true });
    await story.accept({ marketing_opt_in: true });
    expect(story.sent()).toEqual([{ marketing_opt_in: true }]);
    expect(story.shown()).toEqual({ ...ACCOUNT, marketing_opt_in: true });
  });

  it('are sent after a request without an answer even if they lead back to the start: it may have arrived', async () => {
    const story = accountUpdate();
    story.change({ marketing_opt_in: true });
    story.change({ marketing_opt_in: false });
    await story.refuse(unreachable);
    expect(story.sent()).toEqual([{ marketing_opt_in: true }, { marketing_opt_in: false }]);
    await story.accept({ marketing_opt_in: false });
    expect(story.state()).toBe('resting.saved');
    expect(story.save('marketing_opt_in')).toEqual({ status: 'saved' });
  });
});

describe('a refusal', () => {
  it('takes back what was refused and nothing else', async () => {
    const story = accountUpdate();
    story.change({ marketing_opt_in: true });
    story.change({ telegram: '@zoe' });
    await story.refuse(unreachable);
    expect(story.shown()).toEqual({ ...ACCOUNT, telegram: '@zoe' });
    expect(story.save('marketing_opt_in')).toEqual({
      status: 'refused',
      failure: { code: 'unreachable' },
    });
    expect(story.save('telegram')).toEqual({ status: 'saving' });

    await story.accept({ telegram: '@zoe' });
    expect(story.state()).toBe('resting.refused');
    expect(story.save('marketing_opt_in').status).toBe('refused');
    expect(story.save('telegram')).toEqual({ status: 'saved' });
  });

  it('of one field lets the others of the same request through', async () => {
    const story = accountUpdate();
    story.change({ whatsapp_number: '1'.repeat(40), telegram: '@zoe' });
    await story.refuse(numberRefused);
    expect(story.sent().at(-1)).toEqual({ telegram: '@zoe' });
    await story.accept({ telegram: '@zoe' });
    expect(story.shown()).toEqual({ ...ACCOUNT, telegram: '@zoe' });
    expect(story.save('whatsapp_number', 'telegram')).toEqual({
      status: 'refused',
      failure: { code: 'fieldsRejected', fields: { whatsapp_number: ['Too long.'] } },
    });
  });

  it('that is about no field of the request is about the whole of it', async () => {
    const story = accountUpdate();
    story.change({ telegram: '@zoe', discord_id: 'zoe' });
    await story.refuse(problemError({ status: 400, fields: { non_field_errors: ['No.'] } }));
    expect(story.state()).toBe('resting.refused');
    expect(story.shown()).toEqual(ACCOUNT);
    expect(story.sent()).toHaveLength(1);
  });

  it('is over when the field is changed again', async () => {
    const story = accountUpdate();
    story.change({ telegram: '@zoe' });
    await story.refuse(problemError({ status: 429, retryAfterSeconds: 30 }));
    expect(story.save('telegram')).toEqual({
      status: 'refused',
      failure: { code: 'tooManyTries', seconds: 30 },
    });
    story.change({ telegram: '' });
    expect(story.state()).toBe('resting.unchanged');
    story.change({ telegram: '@zoe' });
    await story.accept({ telegram: '@zoe' });
    expect(story.state()).toBe('resting.saved');
  });

  it('without an answer leaves in doubt what the server has; one with an answer does not', async () => {
    const story = accountUpdate();
    story.change({ telegram: '@zoe' });
    await story.refuse(numberRefused);
    expect(story.emitted).toEqual([]);
    story.change({ telegram: '@zoe' });
    await story.refuse(problemError({ status: 500 }));
    expect(story.emitted).toEqual([{ type: 'account.uncertain' }]);
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(accountUpdateMachine, {
    inputs: [{ account: ACCOUNT }],
    events: [
      { type: 'account.changed', changes: { marketing_opt_in: true } },
      { type: 'account.changed', changes: { marketing_opt_in: false } },
      { type: 'account.fetched', account: ACCOUNT },
      { type: 'outcome.dismissed', fields: ['marketing_opt_in'] },
    ] as const,
    answers: {
      updateAccount: {
        done: [ACCOUNT, { ...ACCOUNT, marketing_opt_in: true }],
        errors: [unreachable, numberRefused],
      },
    },
  });
});
