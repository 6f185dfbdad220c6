/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  EmailAddress
} from '../../model/email-address.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  InvalidFields
} from '../../model/invalid-fields.ts';

import type {
  NewPassword
} from '../../model/new-password.ts';

import type {
  PasswordChange
} from '../../model/password-change.ts';

import type {
  PasswordResetProblem
} from '../../model/password-reset-problem.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  TokenPair
} from '../../model/token-pair.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Every older token of the member is spent; the answer carries the pair that replaces them here. The member's address is
 * told by mail that the password was changed, and what to do if that was somebody else.
 * @summary Change the password
 */
export const changePassword = (
    passwordChange: PasswordChange,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TokenPair>(
      {url: `/api/v1/account/password/change/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = PasswordChange
    export type ChangePasswordMutationError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type ChangePasswordMutationVariables = {data: PasswordChange}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    /**
 * Answers alike whether or not the address belongs to a member.
 * @summary Ask for a link to reset the password
 */
export const resetPassword = (
    emailAddress: EmailAddress,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/account/password/reset/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailAddress, ...(signal ? { signal }: {})
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = EmailAddress
    export type ResetPasswordMutationError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type ResetPasswordMutationVariables = {data: EmailAddress}

    /**
 * @summary Ask for a link to reset the password
 */
export const useResetPassword = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * The link works once and for 10 minutes, and a newer mail supersedes it. Every older token of the member is spent, and
 * the member's address is told by mail that the password was changed.
 * @summary Set a new password by the mailed link
 */
export const confirmPasswordReset = (
    uidb64: string,
    token: string,
    newPassword: NewPassword,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/account/password/reset/confirm/${encodeURIComponent(String(uidb64))}/${encodeURIComponent(String(token))}/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newPassword, ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmPasswordResetMutationKey = () => ['confirmPasswordReset'] as const;

export const getConfirmPasswordResetMutationOptions = <TError = InvalidFields | PasswordResetProblem | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext> => {

const mutationKey = getConfirmPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPasswordReset>>, ConfirmPasswordResetMutationVariables> = (props) => {
          const {uidb64,token,data} = props ?? {};

          return  confirmPasswordReset(uidb64,token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPasswordReset>>>
    export type ConfirmPasswordResetMutationBody = NewPassword
    export type ConfirmPasswordResetMutationError = InvalidFields | PasswordResetProblem | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type ConfirmPasswordResetMutationVariables = {uidb64: string;token: string;data: NewPassword}

    /**
 * @summary Set a new password by the mailed link
 */
export const useConfirmPasswordReset = <TError = InvalidFields | PasswordResetProblem | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPasswordReset>>,
        TError,
        ConfirmPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPasswordResetMutationOptions(options), queryClient);
    }
