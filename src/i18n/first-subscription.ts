import { msg } from '@lingui/core/macro';

/** Where the discount on a first subscription is used, and who has it. */
export const firstSubscriptionRule = msg`It is for people who have had no subscription yet, and who buy one with money in the solver’s own shop. Nothing is sold for money here.`;
