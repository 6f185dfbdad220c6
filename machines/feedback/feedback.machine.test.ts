import { describe, expect, it } from 'vitest';

import { deferredActor, type DeferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import { feedbackMachine, view, type Feedback, type FeedbackActors } from './feedback.machine.ts';

const question: Feedback = { message: 'How is rake counted?', email: 'ada@example.com', room: 'river-club' };
const submitted = { type: 'feedback.submitted', ...question } as const;

function feedback() {
  const send: DeferredActor<void, Feedback> = deferredActor();
  const actors = { sendFeedback: send.logic } satisfies FeedbackActors;
  const story = startStory(feedbackMachine.provide({ actors }));
  return { ...story, send, view: () => view(story.actor.getSnapshot()) };
}

describe('feedback', () => {
  it('is sent once, however often the button is pressed', async () => {
    const story = feedback();
    story.actor.send(submitted);
    story.actor.send(submitted);
    await story.send.resolve();
    story.actor.send(submitted);

    expect(story.send.inputs).toEqual([question]);
    expect(story.view()).toEqual({ screen: 'sent' });
  });

  it.each([
    [
      problemError({ status: 400, fields: { email: ['No.'] } }),
      { code: 'fieldsRejected', fields: { email: ['No.'] } },
    ],
    [problemError({ kind: 'unreachable' }), { code: 'unreachable' }],
    [problemError({ status: 429, retryAfterSeconds: 30 }), { code: 'tooManyTries', seconds: 30 }],
    [new Error('a fault of our own'), { code: 'unexpected' }],
  ])('that did not arrive can be sent again (%#)', async (error, failure) => {
    const story = feedback();
    story.actor.send(submitted);
    await story.send.reject(error);
    expect(story.view()).toEqual({ screen: 'failed', failure });

    story.actor.send(submitted);
    expect(story.view()).toEqual({ screen: 'submitting' });
    await story.send.resolve();
    expect(story.view()).toEqual({ screen: 'sent' });
  });

  it('may be followed by more', async () => {
    const story = feedback();
    story.actor.send(submitted);
    await story.send.resolve();
    story.actor.send({ type: 'form.reopened' });
    expect(story.view()).toEqual({ screen: 'editing' });
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(feedbackMachine, { events: [submitted, { type: 'form.reopened' }] as const, answers: {} });
});
