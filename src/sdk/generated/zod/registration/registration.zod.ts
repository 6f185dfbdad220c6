/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Registered
} from '../schemas/registered.zod.ts';

import {
  Registration
} from '../schemas/registration.zod.ts';


/**
 * An address that is taken answers alike, and its owner is told by mail. A password has at least
 * 8 characters, 1 uppercase letter, 1 lowercase letter, 1 number and 1 special character.
 * @summary Sign up
 */
export const RegisterAccountBody = Registration

export const RegisterAccount201Response = Registered

export const RegisterAccount400Response = InvalidFields

export const RegisterAccount403Response = RegionBlocked

export const RegisterAccount429Response = Detail

