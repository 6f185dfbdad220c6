/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  Detail,
  Feedback,
  InvalidFields,
  RegionBlocked,
  Unauthorized
} from '../rakeback-wizard-api.schemas.zod.ts';


/**
 * @summary Ask or remark
 */
export const SendFeedbackBody = Feedback

export const SendFeedback201Response = Detail

export const SendFeedback400Response = InvalidFields

export const SendFeedback401Response = Unauthorized

export const SendFeedback403Response = RegionBlocked

export const SendFeedback429Response = Detail

