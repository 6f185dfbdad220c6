/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  EdgeHistoryParams
} from '../../model/edge-history-params.ts';

import type {
  EdgeHistory
} from '../../model/edge-history.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * @summary Every movement of the member's Edge
 */
export const edgeHistory = (
    params?: EdgeHistoryParams,
 options?: SecondParameter<typeof http<EdgeHistory>>,) => {
      return http<EdgeHistory>(
      {url: `/api/v1/account/edge-history/`, method: 'GET',
        params
    },
      options);
    }
  export type EdgeHistoryResult = NonNullable<Awaited<ReturnType<typeof edgeHistory>>>
