import type { Feedback, FeedbackActors } from '#machines/feedback/feedback.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { sendFeedback } from '#sdk/generated/api/feedback/feedback.ts';
import { SendFeedback201Response } from '#sdk/generated/zod/feedback/feedback.zod.ts';
import { validated } from '#sdk/validated.ts';

export const feedbackActors = {
  sendFeedback: fromPromise<void, Feedback>(async ({ input, signal }) => {
    const { message, email, room } = input;
    const feedback = { message, ...(email !== null && { email }), ...(room !== null && { room }) };
    validated(SendFeedback201Response, await sendFeedback(feedback, { signal }));
  }),
} satisfies FeedbackActors;
