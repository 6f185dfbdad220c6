/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Slug } from './slug.zod.ts';

export const feedbackEmailMax = 254;

export const feedbackMessageMax = 5000;



export const Feedback = /*#__PURE__*/ zod.object({
  "room": /*#__PURE__*/ zod.exactOptional(Slug),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(feedbackEmailMax))),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedbackMessageMax))
});

export type Feedback = zod.input<typeof Feedback>;
export type FeedbackOutput = zod.output<typeof Feedback>;
