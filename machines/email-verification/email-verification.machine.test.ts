import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { steppedCountDown } from '#machines/shared/testing/stepped-count-down.ts';
import type {
  EmailConfirmation,
  EmailVerificationActors,
  EmailVerificationInput,
} from './email-verification.contract.ts';
import { emailVerificationMachine, view } from './email-verification.machine.ts';

const TOKEN = 'c4f1-7d02e9';
const pressed = { type: 'link.confirmed', uidb64: 'MTI', token: TOKEN } as const;
const typed = { type: 'code.entered', uidb64: 'MTI', code: '123456' } as const;
const HOUR = 3_600_000;

function verification(link: EmailVerificationInput['link'] = 'wellFormed') {
  const confirm: DeferredActor<void, EmailConfirmation> = deferredActor();
  const countDown = steppedCountDown();
  const actors = {
    confirmEmail: confirm.logic,
    countDown: countDown.logic,
  } satisfies EmailVerificationActors;
  const story = startStory(emailVerificationMachine.provide({ actors }), { link });
  const snapshot = () => story.actor.getSnapshot();
  return {
    ...story,
    confirm,
    passSeconds: countDown.passSeconds,
    failure: () => snapshot().context.failure,
    view: () => view(snapshot()),
    canConfirmLink: () => snapshot().can({ type: 'link.confirmed', uidb64: '', token: '' }),
    canEnterCode: () => snapshot().can({ type: 'code.entered', uidb64: '', code: '' }),
    persisted: () => JSON.stringify(story.actor.getPersistedSnapshot()),
  };
}

async function confirmed() {
  const story = verification();
  story.actor.send(pressed);
  await story.confirm.resolve();
  return story;
}

async function refused(problem: Parameters<typeof problemError>[0]) {
  const story = verification();
  story.actor.send(pressed);
  await story.confirm.reject(problemError(problem));
  return story;
}

describe('the link of the mail', () => {
  it('sends nothing until the person presses the button, however long the page is open', () => {
    const story = verification();
    story.pass(HOUR / 60);
    expect(story.visited).toEqual(['ready']);
    expect(story.confirm.inputs).toEqual([]);
  });

  it('is confirmed by one press, and by one call for a double press', async () => {
    const story = verification();
    story.actor.send(pressed);
    story.actor.send(pressed);
    await story.confirm.resolve();
    story.actor.send(pressed);
    expect(story.visited).toEqual(['ready', 'confirming', 'confirmed.countingDown']);
    expect(story.confirm.inputs).toEqual([{ uidb64: 'MTI', token: TOKEN }]);
  });

  it('that is malformed fails without any call', () => {
    const story = verification('malformed');
    expect(story.view()).toEqual({ screen: 'code', code: 'closed', failure: { code: 'linkInvalid' } });
    expect(story.confirm.inputs).toEqual([]);
  });

  it.each([
    [{ status: 400, code: 'link_invalid' }, { code: 'linkInvalid' }, 'closed'],
    [{ status: 400, code: 'link_expired' }, { code: 'linkExpired' }, 'closed'],
    [{ status: 400, code: 'link_superseded' }, { code: 'linkSuperseded' }, 'open'],
    [{ status: 404 }, { code: 'linkInvalid' }, 'closed'],
  ])(
    'that is dead says why; a code helps only where a newer mail has one (%#)',
    async (problem, failure, code) => {
      const story = await refused(problem);
      expect(story.view()).toEqual({ screen: 'code', code, failure });
    },
  );

  it.each([
    [{ kind: 'unreachable' }, { code: 'unreachable' }],
    [{ status: 400, code: 'something_new' }, { code: 'unexpected' }],
  ] as const)('can be pressed again after a failure that is not its own (%#)', async (problem, failure) => {
    const story = await refused(problem);
    expect(story.view()).toEqual({ screen: 'link', isConfirming: false, failure });
    story.actor.send(pressed);
    expect(story.view()).toEqual({ screen: 'link', isConfirming: true, failure: null });
    await story.confirm.resolve();
    expect(story.state()).toBe('confirmed.countingDown');
  });

  it('leaves no token behind once the answer is in', async () => {
    expect((await confirmed()).persisted()).not.toContain(TOKEN);
    expect((await refused({ status: 500 })).persisted()).not.toContain(TOKEN);
  });
});

describe('the six-digit code', () => {
  it('is the second way in, sent in the place of the token', async () => {
    const story = verification('none');
    expect(story.state()).toBe('awaitingCode');
    story.actor.send(typed);
    await story.confirm.resolve();
    expect(story.state()).toBe('confirmed.countingDown');
    expect(story.confirm.inputs).toEqual([{ uidb64: 'MTI', token: '123456' }]);
  });

  it('can be corrected when it was wrong, and leaves a living link alone', async () => {
    const story = verification();
    story.actor.send(typed);
    await story.confirm.reject(problemError({ status: 400, code: 'code_wrong' }));
    expect(story.failure()).toEqual({ code: 'codeWrong' });
    expect(story.canEnterCode()).toBe(true);
    expect(story.canConfirmLink()).toBe(true);
  });

  it('is closed after too many wrong ones, and open again after another mail', async () => {
    const story = verification('none');
    story.actor.send(typed);
    await story.confirm.reject(problemError({ status: 400, code: 'code_locked' }));
    expect(story.view()).toEqual({ screen: 'code', code: 'closed', failure: { code: 'codeLocked' } });
    story.actor.send(typed);
    expect(story.confirm.inputs).toHaveLength(1);

    story.actor.send({ type: 'email.resent' });
    expect(story.view()).toEqual({ screen: 'code', code: 'open', failure: null });
  });
});

describe('another mail', () => {
  it.each(['ready', 'failed'] as const)('makes the link on the page void, from %s', async (state) => {
    const story = state === 'ready' ? verification() : await refused({ kind: 'unreachable' });
    story.actor.send({ type: 'email.resent' });
    expect(story.view()).toEqual({ screen: 'code', code: 'open', failure: null });

    story.actor.send(typed);
    await story.confirm.reject(problemError({ status: 400, code: 'code_wrong' }));
    expect(story.state()).toBe('failed');
    expect(story.canConfirmLink()).toBe(false);
  });
});

describe('the countdown after success', () => {
  it('shows five seconds and then leaves', async () => {
    const story = await confirmed();
    const verified = { screen: 'verified', next: 'countingDown', totalSeconds: 5 };
    for (const secondsLeft of [5, 4, 3, 2, 1]) {
      expect(story.view()).toEqual({ ...verified, secondsLeft });
      story.passSeconds(1);
    }
    expect(story.view()).toEqual({ ...verified, next: 'leaving', secondsLeft: 1 });
  });

  it('can be stopped for good', async () => {
    const story = await confirmed();
    story.passSeconds(2);
    story.actor.send({ type: 'countdown.stopped' });
    story.passSeconds(60);
    expect(story.view()).toEqual({ screen: 'verified', next: 'staying', secondsLeft: 0, totalSeconds: 5 });
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(emailVerificationMachine, {
    inputs: [{ link: 'wellFormed' }, { link: 'malformed' }, { link: 'none' }] as const,
    events: [pressed, typed, { type: 'email.resent' }, { type: 'countdown.stopped' }] as const,
    answers: { countDown: { snapshots: [{ context: 4 }, { context: undefined }] } },
  });
});
