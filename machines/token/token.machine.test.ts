import { describe, expect, it } from 'vitest';

import { deferredActor, flushPromises } from '#machines/shared/testing/deferred-actor.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type { TokenActors, TokenContext, TokenEvent } from './token.contract.ts';
import type { RefreshOutcome } from './token.failures.ts';
import { tokenMachine } from './token.machine.ts';
import { selectIsOutOfReach, selectIsPending, selectIsUsable } from './token.selectors.ts';

const FACTS = { generation: 1, receivedAt: 1_000, lifetimeMs: 300_000 };
const ok = (generation: number): RefreshOutcome => ({
  kind: 'ok',
  facts: { ...FACTS, generation },
  isAnotherAccount: false,
});
const transient: RefreshOutcome = { kind: 'transient', retryAfterSeconds: null, at: 0 };
const input = { spread: 0 };
const needed = { type: 'token.needed', at: 2_000 } as const;

async function boot({ isStored = true } = {}) {
  const read = deferredActor<boolean, Record<string, never>>();
  const refresh = deferredActor<RefreshOutcome, Record<string, never>>();
  const drops: string[] = [];
  const emitted: string[] = [];
  const story = startStory(
    tokenMachine.provide({
      actors: { readStoredToken: read.logic, refreshToken: refresh.logic } satisfies TokenActors,
      actions: { dropTokens: () => drops.push('all'), forgetAccess: () => drops.push('access') },
    }),
    input,
  );
  story.actor.on('*', ({ type }) => emitted.push(type));
  await read.resolve(isStored);
  return { ...story, refresh, drops, emitted, snapshot: () => story.actor.getSnapshot() };
}

async function freshToken() {
  const story = await boot();
  story.actor.send(needed);
  await story.refresh.resolve(ok(1));
  return story;
}

describe('the access token', () => {
  it('is fetched by the first request that needs it, once for all who need it', async () => {
    const story = await boot();
    expect(story.state()).toBe('stale');
    story.actor.send(needed);
    story.actor.send(needed);
    expect(story.refresh.inputs).toEqual([{}]);
    await story.refresh.resolve(ok(1));

    expect(story.visited).toEqual(['booting', 'stale', 'refreshing', 'fresh']);
    expect(story.snapshot().context).toEqual({
      ...FACTS,
      ending: 'none',
      isRejected: false,
      wasSuperseded: false,
      attempt: 0,
      retryInMs: 0,
      retryAt: null,
      spread: 0,
    });
    expect(story.emitted).toEqual(['token.refreshed']);
  });

  it('does not exist without a stored token, until another tab or the player brings one', async () => {
    const story = await boot({ isStored: false });
    story.actor.send(needed);
    expect(story.state()).toBe('anonymous');
    story.actor.send({ type: 'tokens.found' });
    expect(story.state()).toBe('stale');
    story.actor.send({ type: 'tokens.cleared' });
    story.actor.send({ type: 'tokens.received', facts: FACTS });
    expect(story.state()).toBe('fresh');
  });

  it('is refreshed before it is sent when less than 30 seconds are left', async () => {
    const story = await freshToken();
    story.actor.send({ type: 'token.needed', at: FACTS.receivedAt + 270_000 });
    expect(story.state()).toBe('fresh');
    story.actor.send({ type: 'token.needed', at: FACTS.receivedAt + 270_001 });
    expect(story.state()).toBe('refreshing');
  });

  it('of a short life is refreshed when a fifth of it is left, and without a life never early', async () => {
    const story = await boot();
    story.actor.send({ type: 'tokens.received', facts: { ...FACTS, lifetimeMs: 10_000 } });
    story.actor.send({ type: 'token.needed', at: FACTS.receivedAt + 8_000 });
    expect(story.state()).toBe('fresh');
    story.actor.send({ type: 'token.needed', at: FACTS.receivedAt + 8_001 });
    expect(story.state()).toBe('refreshing');
    story.actor.send({ type: 'tokens.received', facts: { ...FACTS, lifetimeMs: null } });
    story.actor.send({ type: 'token.needed', at: Number.MAX_SAFE_INTEGER });
    expect(story.state()).toBe('fresh');
  });

  it('looks old after the clock was put back, and one refresh settles that', async () => {
    const story = await freshToken();
    story.actor.send({ type: 'token.needed', at: FACTS.receivedAt - 3_600_000 });
    expect(story.state()).toBe('refreshing');
  });

  it('is refreshed after a 401 for it, and not after a 401 for an older one', async () => {
    const story = await freshToken();
    story.actor.send({ type: 'token.rejected', generation: 0 });
    expect(story.state()).toBe('fresh');
    story.actor.send({ type: 'token.rejected', generation: 1 });
    expect(story.state()).toBe('refreshing');
  });

  it('ends the session when it is rejected right after a refresh, if it is still the current one', async () => {
    const story = await freshToken();
    story.actor.send({ type: 'replay.rejected', generation: 0 });
    expect(story.state()).toBe('fresh');
    story.actor.send({ type: 'replay.rejected', generation: 1 });
    expect([story.state(), story.snapshot().context.ending]).toEqual(['anonymous', 'refused']);
    expect([story.drops, story.emitted]).toEqual([['all'], ['token.refreshed', 'tokens.refused']]);
  });
});

describe('a refresh', () => {
  async function refreshing() {
    const story = await boot();
    story.actor.send(needed);
    return story;
  }

  it('that is refused drops the tokens and says so', async () => {
    const story = await refreshing();
    await story.refresh.resolve({ kind: 'refused' });
    expect([story.state(), story.drops, story.emitted]).toEqual(['anonymous', ['all'], ['tokens.refused']]);
  });

  it('that is refused because of the age of the session drops the tokens and says why', async () => {
    const story = await refreshing();
    await story.refresh.resolve({ kind: 'tooOld' });
    expect([story.state(), story.drops, story.emitted]).toEqual(['anonymous', ['all'], ['tokens.tooOld']]);
    expect(story.snapshot().context.ending).toBe('tooOld');
  });

  it('that finds the storage empty becomes anonymous quietly', async () => {
    const story = await refreshing();
    await story.refresh.resolve({ kind: 'gone' });
    expect([story.state(), story.snapshot().context.ending, story.emitted]).toEqual([
      'anonymous',
      'gone',
      ['tokens.gone'],
    ]);
  });

  it('that was superseded is tried once more, not twice', async () => {
    const story = await refreshing();
    await story.refresh.resolve({ kind: 'superseded' });
    expect([story.state(), story.refresh.inputs.length]).toEqual(['refreshing', 2]);
    await story.refresh.resolve({ kind: 'superseded' });
    expect([story.state(), story.refresh.inputs.length]).toEqual(['backoff', 2]);
  });

  it('that brings the token of another account says so before anybody gets it', async () => {
    const story = await refreshing();
    await story.refresh.resolve({ kind: 'ok', facts: FACTS, isAnotherAccount: true });
    expect([story.state(), story.emitted]).toEqual(['fresh', ['account.replaced']]);
  });

  it('that is blocked keeps everything until somebody asks again', async () => {
    const story = await refreshing();
    await story.refresh.resolve({ kind: 'blocked' });
    story.actor.send(needed);
    story.actor.send({ type: 'network.returned' });
    expect([story.state(), story.drops]).toEqual(['blocked', []]);
    story.actor.send({ type: 'retry.requested' });
    expect(story.state()).toBe('refreshing');
  });

  it('that the server does not answer is tried again by itself, later and later', async () => {
    const story = await refreshing();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      await (round === 3
        ? story.refresh.reject(new Error('a broken port'))
        : story.refresh.resolve(transient));
      waits.push(story.snapshot().context.retryInMs);
      expect([selectIsOutOfReach(story.snapshot()), selectIsPending(story.snapshot())]).toEqual([
        true,
        false,
      ]);
      story.pass(waits.at(-1) ?? 0);
      expect(story.state()).toBe('refreshing');
    }
    expect(waits).toEqual([1_000, 2_000, 5_000, 15_000, 60_000, 60_000, 60_000]);
    await story.refresh.resolve(ok(1));
    expect(story.snapshot().context.attempt).toBe(0);
  });

  it('comes early when the network returns, the page is shown or the player asks', async () => {
    for (const type of ['network.returned', 'page.shown', 'retry.requested'] as const) {
      const story = await refreshing();
      await story.refresh.resolve(transient);
      story.actor.send({ type });
      expect(story.state()).toBe('refreshing');
    }
  });

  it('never comes before the time that the server named', async () => {
    const story = await refreshing();
    await story.refresh.resolve({ kind: 'transient', retryAfterSeconds: 3, at: 500 });
    for (const type of ['network.returned', 'page.shown', 'retry.requested'] as const) {
      story.actor.send({ type });
    }
    story.pass(2_999);
    expect([story.state(), story.snapshot().context.retryAt]).toEqual(['backoff', 3_500]);
    story.pass(1);
    expect(story.state()).toBe('refreshing');
  });

  it('scenario 56: that the server asks to repeat at once comes no sooner than by our own back-off', async () => {
    for (const retryAfterSeconds of [0, -5, NaN]) {
      const story = await refreshing();
      await story.refresh.resolve({ kind: 'transient', retryAfterSeconds, at: 500 });
      story.pass(999);
      expect([story.state(), story.snapshot().context.retryAt]).toEqual(['backoff', null]);
      story.pass(1);
      expect(story.state()).toBe('refreshing');
    }
  });

  it('is given up when the player logs out or in meanwhile', async () => {
    const story = await refreshing();
    story.actor.send({ type: 'tokens.cleared' });
    expect([story.state(), story.refresh.signals[0]?.aborted]).toEqual(['anonymous', true]);
    story.actor.send({ type: 'tokens.received', facts: { ...FACTS, generation: 5 } });
    await story.refresh.resolve(ok(4));
    expect([story.state(), story.snapshot().context.generation]).toEqual(['fresh', 5]);
  });
});

describe('while the server is out of reach', () => {
  it('a token with some life left may still be sent, until it is rejected', async () => {
    const story = await freshToken();
    const late = FACTS.receivedAt + 280_000;
    story.actor.send({ type: 'token.needed', at: late });
    await story.refresh.resolve(transient);
    expect(selectIsUsable(story.snapshot(), late)).toBe(true);
    expect(selectIsUsable(story.snapshot(), FACTS.receivedAt + 300_000)).toBe(false);
    story.actor.send({ type: 'token.rejected', generation: 1 });
    expect([story.state(), selectIsUsable(story.snapshot(), late)]).toEqual(['backoff', false]);
  });

  it('a login in another tab replaces the token of this tab', async () => {
    const story = await freshToken();
    story.actor.send({ type: 'tokens.replaced' });
    await flushPromises();
    expect([story.state(), story.drops]).toEqual(['stale', ['access']]);
    expect(selectIsUsable(story.snapshot(), FACTS.receivedAt)).toBe(false);
    expect(story.emitted).toEqual(['token.refreshed', 'account.replaced']);
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  const machine = tokenMachine.provide({
    actions: { dropTokens: () => undefined, forgetAccess: () => undefined },
  });
  expectSoundChart(machine, {
    inputs: [input],
    events: [
      needed,
      { type: 'token.needed', at: Number.MAX_SAFE_INTEGER },
      { type: 'token.rejected', generation: 1 },
      { type: 'replay.rejected', generation: 1 },
      { type: 'tokens.received', facts: FACTS },
      { type: 'tokens.cleared' },
      { type: 'tokens.gone' },
      { type: 'tokens.found' },
      { type: 'tokens.replaced' },
      { type: 'network.returned' },
      { type: 'page.shown' },
      { type: 'retry.requested' },
    ] satisfies TokenEvent[],
    answers: {
      readStoredToken: { done: [true, false], errors: [new Error('no')] },
      refreshToken: {
        done: [
          ok(1),
          { ...ok(1), isAnotherAccount: true },
          { kind: 'refused' },
          { kind: 'tooOld' },
          { kind: 'superseded' },
          { kind: 'gone' },
          { kind: 'blocked' },
          transient,
          { kind: 'transient', retryAfterSeconds: 10, at: 0 },
        ],
        errors: [new Error('no')],
      },
    },
    tellApart: ({ generation, wasSuperseded, retryAt, isRejected }: TokenContext) => [
      generation,
      wasSuperseded,
      retryAt,
      isRejected,
    ],
  });
});
