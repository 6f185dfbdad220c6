/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  Feedback
} from '../schemas/feedback.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * @summary Ask or remark
 */
export const SendFeedbackBody = Feedback

export const SendFeedback201Response = Detail

export const SendFeedback400Response = InvalidFields

export const SendFeedback401Response = Unauthorized

export const SendFeedback403Response = RegionBlocked

export const SendFeedback415Response = Detail

export const SendFeedback429Response = Detail

