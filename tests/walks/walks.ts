import { feedbackWalk } from './feedback/feedback.walk.ts';
import { redemptionWalk } from './redemption/redemption.walk.ts';
import type { Walk } from './runner/walk.ts';

/** One for each flow, in the order of their names. */
export const walks: readonly Walk[] = [feedbackWalk, redemptionWalk];
