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
  InvalidFields
} from '../schemas/invalid-fields.zod.ts';

import {
  NewPassword
} from '../schemas/new-password.zod.ts';

import {
  PasswordChange
} from '../schemas/password-change.zod.ts';

import {
  PasswordResetProblem
} from '../schemas/password-reset-problem.zod.ts';

import {
  RegionBlocked
} from '../schemas/region-blocked.zod.ts';

import {
  TokenPair
} from '../schemas/token-pair.zod.ts';

import {
  Unauthorized
} from '../schemas/unauthorized.zod.ts';


/**
 * Every older token of the member becomes invalid; the answer carries the pair that replaces them here. The server
 * sends a mail to the member's address: the password was changed, and what to do if that was somebody else.
 * @summary Change the password
 */
export const ChangePasswordBody = PasswordChange

export const ChangePassword200Response = TokenPair

export const ChangePassword400Response = InvalidFields

export const ChangePassword401Response = Unauthorized

export const ChangePassword403Response = RegionBlocked

export const ChangePassword415Response = Detail

export const ChangePassword429Response = Detail

/**
 * Answers alike whether or not the address belongs to a member.
 * @summary Ask for a link to reset the password
 */
export const ResetPasswordBody = EmailAddress

export const ResetPassword204Response = /*#__PURE__*/ zod.void()

export const ResetPassword400Response = InvalidFields

export const ResetPassword403Response = RegionBlocked

export const ResetPassword415Response = Detail

export const ResetPassword429Response = Detail

/**
 * The link works once and for 10 minutes, and a newer mail supersedes it. Every older token of the member
 * becomes invalid, and the server sends a mail to the member's address: the password was changed.
 * @summary Set a new password by the mailed link
 */
export const confirmPasswordResetPathUidb64RegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const confirmPasswordResetPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ConfirmPasswordResetParams = /*#__PURE__*/ zod.object({
  "uidb64": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmPasswordResetPathUidb64RegExp)).check(/*#__PURE__*/ zod.describe('The id of the sign-up, or of the member where a password is reset, in base64url without padding. Only the one\nspelling that was handed out counts; any other is an unknown id.\n')),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmPasswordResetPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the mailed link.'))
})

export const ConfirmPasswordResetBody = NewPassword

export const ConfirmPasswordReset204Response = /*#__PURE__*/ zod.void()

export const ConfirmPasswordReset400Response = /*#__PURE__*/ zod.union([InvalidFields,PasswordResetProblem])

export const ConfirmPasswordReset403Response = RegionBlocked

export const ConfirmPasswordReset415Response = Detail

export const ConfirmPasswordReset429Response = Detail

