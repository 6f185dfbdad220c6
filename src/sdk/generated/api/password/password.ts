/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  EmailAddress
} from '../../model/email-address.ts';

import type {
  NewPassword
} from '../../model/new-password.ts';

import type {
  PasswordChange
} from '../../model/password-change.ts';

import type {
  TokenPair
} from '../../model/token-pair.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Every older token of the member becomes invalid; the answer carries the pair that replaces them here. The server
 * sends a mail to the member's address: the password was changed, and what to do if that was somebody else.
 * @summary Change the password
 */
export const changePassword = (
    passwordChange: PasswordChange,
 options?: SecondParameter<typeof http<TokenPair>>,) => {
      return http<TokenPair>(
      {url: `/api/v1/account/password/change/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange
    },
      options);
    }
  /**
 * Answers alike whether or not the address belongs to a member.
 * @summary Ask for a link to reset the password
 */
export const resetPassword = (
    emailAddress: EmailAddress,
 options?: SecondParameter<typeof http<void>>,) => {
      return http<void>(
      {url: `/api/v1/account/password/reset/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailAddress
    },
      options);
    }
  /**
 * The link works once and for 10 minutes, and a newer mail supersedes it. Every older token of the member
 * becomes invalid, and the server sends a mail to the member's address: the password was changed.
 * @summary Set a new password by the mailed link
 */
export const confirmPasswordReset = (
    uidb64: string,
    token: string,
    newPassword: NewPassword,
 options?: SecondParameter<typeof http<void>>,) => {
      return http<void>(
      {url: `/api/v1/account/password/reset/confirm/${uidb64}/${token}/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newPassword
    },
      options);
    }
  export type ChangePasswordResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
export type ResetPasswordResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
export type ConfirmPasswordResetResult = NonNullable<Awaited<ReturnType<typeof confirmPasswordReset>>>
