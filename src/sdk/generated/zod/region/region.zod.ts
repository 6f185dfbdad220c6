/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  Region
} from '../schemas/region.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * Never 403, so that a blocked visitor can check again.
 * @summary The visitor's region
 */
export const Region200Response = Region

export const Region401Response = Unauthorized

