/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  Detail
} from '../../model/detail.ts';

import type {
  Feedback
} from '../../model/feedback.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary Ask or remark
 */
export const sendFeedback = (
    feedback: Feedback,
 options?: SecondParameter<typeof http<Detail>>,) => {
      return http<Detail>(
      {url: `/api/v1/feedback/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: feedback
    },
      options);
    }
  export type SendFeedbackResult = NonNullable<Awaited<ReturnType<typeof sendFeedback>>>
