/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

import {
  Detail
} from '../schemas/detail.zod.ts';

import {
  EmailAddress
} from '../schemas/email-address.zod.ts';

import {
  EmailChangeConfirmation
} from '../schemas/email-change-confirmation.zod.ts';

import {
  EmailChangePending
} from '../schemas/email-change-pending.zod.ts';

import {
  EmailChangeProblem
} from '../schemas/email-change-problem.zod.ts';

import {
  EmailChange
} from '../schemas/email-change.zod.ts';

import {
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  NoEmailChangePending
} from '../schemas/no-email-change-pending.zod.ts';

import {
  PendingEmailChange
} from '../schemas/pending-email-change.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';

import {
  VerificationProblem
} from '../schemas/verification-problem.zod.ts';


/**
 * Makes valid what was typed in the sign-up that `uidb64` names, by its link or its code alike. Repeating a
 * confirmation that has succeeded is a success. Nobody is logged in by it. A link or code whose sign-up lost the
 * address to another one is `link_superseded`, as is a link while a mail of another sign-up still works.
 * @summary Verify the address
 */
export const confirmEmailVerificationPathUidb64RegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const confirmEmailVerificationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ConfirmEmailVerificationParams = /*#__PURE__*/ zod.object({
  "uidb64": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmEmailVerificationPathUidb64RegExp)).check(/*#__PURE__*/ zod.describe('The id of the sign-up, or of the member where a password is reset, in base64url without padding. Only the one\nspelling that was handed out counts; any other is an unknown id.\n')),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmEmailVerificationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the mailed link or the mailed 6-digit code.'))
})

export const ConfirmEmailVerification200Response = Detail

export const ConfirmEmailVerification400Response = VerificationProblem

export const ConfirmEmailVerification403Response = RegionBlocked

export const ConfirmEmailVerification429Response = Detail

/**
 * Answers alike whether or not the address belongs to an unverified member. The mail is one of the newest sign-up
 * with the address and supersedes older ones of that sign-up.
 * @summary Ask for another verification mail
 */
export const ResendEmailVerificationBody = EmailAddress

export const ResendEmailVerification204Response = /*#__PURE__*/ zod.void()

export const ResendEmailVerification400Response = InvalidFields

export const ResendEmailVerification403Response = RegionBlocked

export const ResendEmailVerification415Response = Detail

export const ResendEmailVerification429Response = Detail

/**
 * An address that is taken answers alike. A change that is pending refuses another one until it expires or is cancelled.
 * @summary Ask for another address
 */
export const ChangeEmailBody = EmailChange

export const ChangeEmail200Response = PendingEmailChange

export const ChangeEmail400Response = /*#__PURE__*/ zod.union([InvalidFields,EmailChangePending])

export const ChangeEmail401Response = Unauthorized

export const ChangeEmail403Response = RegionBlocked

export const ChangeEmail415Response = Detail

export const ChangeEmail429Response = Detail

/**
 * Its mailed link is of no use any more (`link_invalid`), and another address can be asked for at once. When nothing is
 * pending, nothing happens.
 * @summary Cancel the change that is pending
 */
export const CancelEmailChange204Response = /*#__PURE__*/ zod.void()

export const CancelEmailChange401Response = Unauthorized

export const CancelEmailChange403Response = RegionBlocked

/**
 * The new mail goes to the same address, its link works from now on for as long as the first one did, and it supersedes
 * the older one. It has no body: the address and the password were given when the change was asked for.
 * @summary Mail the link of the pending change again
 */
export const ResendEmailChange200Response = PendingEmailChange

export const ResendEmailChange400Response = NoEmailChangePending

export const ResendEmailChange401Response = Unauthorized

export const ResendEmailChange403Response = RegionBlocked

export const ResendEmailChange429Response = Detail

/**
 * @summary Confirm the new address
 */
export const ConfirmEmailChangeBody = EmailChangeConfirmation

export const ConfirmEmailChange200Response = Detail

export const ConfirmEmailChange400Response = /*#__PURE__*/ zod.union([InvalidFields,EmailChangeProblem])

export const ConfirmEmailChange401Response = Unauthorized

export const ConfirmEmailChange403Response = RegionBlocked

export const ConfirmEmailChange415Response = Detail

export const ConfirmEmailChange429Response = Detail

