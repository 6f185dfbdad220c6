import type { PromiseActorLogic } from 'xstate';

import type { FeedbackFailure } from './feedback.failures.ts';

/** A question or a remark, as it goes to the people behind the site. */
export interface Feedback {
  readonly message: string;
  /** Where to answer to; null when the person leaves no address. */
  readonly email: string | null;
  /** The room it is about, by its slug; null when it is about none. */
  readonly room: string | null;
}

export interface FeedbackContext {
  readonly failure: FeedbackFailure | null;
}

export type FeedbackEvent =
  | ({ readonly type: 'feedback.submitted' } & Feedback)
  /** The person has something else to say. */
  | { readonly type: 'form.reopened' };

export interface FeedbackActors {
  readonly sendFeedback: PromiseActorLogic<void, Feedback>;
}
