import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import type { FeedbackActors, FeedbackContext, FeedbackEvent } from './feedback.contract.ts';
import { readFeedbackFailure } from './feedback.failures.ts';

const flow = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    sendFeedback: fromPromise(notProvided('sendFeedback')),
  } satisfies FeedbackActors,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readFeedbackFailure(error),
    }),
  },
});

export const feedbackMachine = flow.createMachine({
  id: 'feedback',
  description: 'Sends a question or a remark to the people behind the site.',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'settled',
      on: { 'feedback.submitted': 'submitting' },
    },
    submitting: {
      meta: { operation: 'sendFeedback' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ event }) => {
          assertEvent(event, 'feedback.submitted');
          return { message: event.message, email: event.email, room: event.room };
        },
        onDone: 'sent',
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'settled',
      on: { 'feedback.submitted': 'submitting' },
    },
    sent: {
      tags: 'settled',
      on: { 'form.reopened': 'editing' },
    },
  },
});
