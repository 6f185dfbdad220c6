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
 * An address that is taken gets the same answer, and the server sends its owner a mail. A password has at least
 * 8 characters, 1 uppercase letter, 1 lowercase letter, 1 number and 1 special character.
 *
 * Anybody can sign up with anybody's address, so each sign-up is separate until its mail is confirmed. It has its own
 * `uidb64` and code, and a confirmation applies only the details of that sign-up. The first sign-up that is confirmed
 * gets the address. While mails of two sign-ups with one address are valid, no link works and a new mail has none,
 * because a link does not show whose password it would confirm. The code works, with the `uidb64` of its own sign-up.
 * @summary Sign up
 */
export const RegisterAccountBody = Registration

export const RegisterAccount201Response = Registered

export const RegisterAccount400Response = InvalidFields

export const RegisterAccount403Response = RegionBlocked

export const RegisterAccount415Response = Detail

export const RegisterAccount429Response = Detail

