/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  DealsParams
} from '../../model/deals-params.ts';

import type {
  Deals
} from '../../model/deals.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary The deals open to the visitor's country
 */
export const deals = (
    params?: DealsParams,
 options?: SecondParameter<typeof http<Deals>>,) => {
      return http<Deals>(
      {url: `/api/v1/deals/`, method: 'GET',
        params
    },
      options);
    }
  export type DealsResult = NonNullable<Awaited<ReturnType<typeof deals>>>
