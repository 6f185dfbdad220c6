/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  Region
} from '../../model/region.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Never 403, so that a blocked visitor can check again.
 * @summary The visitor's region
 */
export const region = (

 options?: SecondParameter<typeof http<Region>>,) => {
      return http<Region>(
      {url: `/api/v1/region/`, method: 'GET'
    },
      options);
    }
  export type RegionResult = NonNullable<Awaited<ReturnType<typeof region>>>
