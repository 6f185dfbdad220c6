/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  Plan
} from '../../model/plan.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary The solver plans and what they cost
 */
export const plans = (

 options?: SecondParameter<typeof http<Plan[]>>,) => {
      return http<Plan[]>(
      {url: `/api/v1/plans/`, method: 'GET'
    },
      options);
    }
  export type PlansResult = NonNullable<Awaited<ReturnType<typeof plans>>>
