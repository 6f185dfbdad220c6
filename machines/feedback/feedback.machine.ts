import { assertEvent, assign, fromPromise, setup, type PromiseActorLogic, type SnapshotFrom } from 'xstate';

import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';

export interface Feedback {
  readonly message: string;
  /** Null when the person leaves no address. */
  readonly email: string | null;
  readonly room: string | null;
}

export type FeedbackFailure = CallFailure | FieldsRejected;

interface FeedbackContext {
  readonly failure: FeedbackFailure | null;
}

type FeedbackEvent =
  ({ readonly type: 'feedback.submitted' } & Feedback) | { readonly type: 'form.reopened' };

export interface FeedbackActors {
  readonly sendFeedback: PromiseActorLogic<void, Feedback>;
}

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
      failure: (_, { error }: { readonly error: unknown }) => readFormFailure(readProblem(error)),
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

export type FeedbackView =
  | { readonly screen: 'editing' | 'submitting' | 'sent' }
  | { readonly screen: 'failed'; readonly failure: FeedbackFailure };

export function view({ value, context: { failure } }: SnapshotFrom<typeof feedbackMachine>): FeedbackView {
  if (value !== 'failed') return { screen: value };
  return failure === null ? { screen: 'editing' } : { screen: 'failed', failure };
}
