import { expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { regionCheckMachine, type RegionAnswer, type RegionCheckActors } from './region-check.machine.ts';

function check() {
  const read: DeferredActor<RegionAnswer, Record<string, never>> = deferredActor();
  const actors = { readRegion: read.logic } satisfies RegionCheckActors;
  return { ...startStory(regionCheckMachine.provide({ actors }), undefined), read };
}

const doubted = { type: 'region.doubted' } as const;

it('asks nothing by itself', () => {
  const story = check();
  expect(story.state()).toBe('idle');
  expect(story.read.inputs).toEqual([]);
});

it('a region that is served after all lets the visitor in', async () => {
  const story = check();
  story.actor.send(doubted);
  expect(story.state()).toBe('checking');
  await story.read.resolve({ supported: true });
  expect(story.state()).toBe('supported');
});

it('a region that is still blocked, and a server that does not answer, can be asked again', async () => {
  const story = check();
  story.actor.send(doubted);
  await story.read.resolve({ supported: false });
  expect(story.state()).toBe('unsupported');
  story.actor.send(doubted);
  await story.read.reject(problemError({ kind: 'unreachable' }));
  expect(story.state()).toBe('failed');
  story.actor.send(doubted);
  expect(story.state()).toBe('checking');
});

it('asks once for two presses', async () => {
  const story = check();
  story.actor.send(doubted);
  story.actor.send(doubted);
  await story.read.resolve({ supported: false });
  expect(story.read.inputs).toEqual([{}]);
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(regionCheckMachine, {
    events: [doubted],
    answers: { readRegion: { done: [{ supported: true }, { supported: false }] } },
  });
});
