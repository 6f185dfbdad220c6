/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  Detail
} from '../../model/detail.ts';

import type {
  EmailAddress
} from '../../model/email-address.ts';

import type {
  EmailChangeConfirmation
} from '../../model/email-change-confirmation.ts';

import type {
  EmailChange
} from '../../model/email-change.ts';

import type {
  PendingEmailChange
} from '../../model/pending-email-change.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Makes valid what was typed in the sign-up that `uidb64` names, by its link or its code alike. Repeating a
 * confirmation that has succeeded is a success. Nobody is logged in by it. A link or code whose sign-up lost the
 * address to another one is `link_superseded`, as is a link while a mail of another sign-up still works.
 * @summary Verify the address
 */
export const confirmEmailVerification = (
    uidb64: string,
    token: string,
 options?: SecondParameter<typeof http<Detail>>,) => {
      return http<Detail>(
      {url: `/api/v1/account/email/verify/confirm/${uidb64}/${token}/`, method: 'GET'
    },
      options);
    }
  /**
 * Answers alike whether or not the address belongs to an unverified member. The mail is one of the newest sign-up
 * with the address and supersedes older ones of that sign-up.
 * @summary Ask for another verification mail
 */
export const resendEmailVerification = (
    emailAddress: EmailAddress,
 options?: SecondParameter<typeof http<void>>,) => {
      return http<void>(
      {url: `/api/v1/account/email/verify/resend/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailAddress
    },
      options);
    }
  /**
 * An address that is taken answers alike. A change that is pending refuses another one until it expires or is cancelled.
 * @summary Ask for another address
 */
export const changeEmail = (
    emailChange: EmailChange,
 options?: SecondParameter<typeof http<PendingEmailChange>>,) => {
      return http<PendingEmailChange>(
      {url: `/api/v1/account/email/change/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailChange
    },
      options);
    }
  /**
 * Its mailed link is of no use any more (`link_invalid`), and another address can be asked for at once. When nothing is
 * pending, nothing happens.
 * @summary Cancel the change that is pending
 */
export const cancelEmailChange = (

 options?: SecondParameter<typeof http<void>>,) => {
      return http<void>(
      {url: `/api/v1/account/email/change/`, method: 'DELETE'
    },
      options);
    }
  /**
 * The new mail goes to the same address, its link works from now on for as long as the first one did, and it supersedes
 * the older one. It has no body: the address and the password were given when the change was asked for.
 * @summary Mail the link of the pending change again
 */
export const resendEmailChange = (

 options?: SecondParameter<typeof http<PendingEmailChange>>,) => {
      return http<PendingEmailChange>(
      {url: `/api/v1/account/email/change/resend/`, method: 'POST'
    },
      options);
    }
  /**
 * @summary Confirm the new address
 */
export const confirmEmailChange = (
    emailChangeConfirmation: EmailChangeConfirmation,
 options?: SecondParameter<typeof http<Detail>>,) => {
      return http<Detail>(
      {url: `/api/v1/account/email/change/confirm/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailChangeConfirmation
    },
      options);
    }
  export type ConfirmEmailVerificationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailVerification>>>
export type ResendEmailVerificationResult = NonNullable<Awaited<ReturnType<typeof resendEmailVerification>>>
export type ChangeEmailResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
export type CancelEmailChangeResult = NonNullable<Awaited<ReturnType<typeof cancelEmailChange>>>
export type ResendEmailChangeResult = NonNullable<Awaited<ReturnType<typeof resendEmailChange>>>
export type ConfirmEmailChangeResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
