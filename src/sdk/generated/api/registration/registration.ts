/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  Registered
} from '../../model/registered.ts';

import type {
  Registration
} from '../../model/registration.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


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
export const registerAccount = (
    registration: Registration,
 options?: SecondParameter<typeof http<Registered>>,) => {
      return http<Registered>(
      {url: `/api/v1/account/register/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registration
    },
      options);
    }
  export type RegisterAccountResult = NonNullable<Awaited<ReturnType<typeof registerAccount>>>
