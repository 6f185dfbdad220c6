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
  Detail
} from '../../model/detail.ts';

import type {
  EmailAddress
} from '../../model/email-address.ts';

import type {
  EmailChangeConfirmation
} from '../../model/email-change-confirmation.ts';

import type {
  EmailChangePending
} from '../../model/email-change-pending.ts';

import type {
  EmailChangeProblem
} from '../../model/email-change-problem.ts';

import type {
  EmailChange
} from '../../model/email-change.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  InvalidFields
} from '../../model/invalid-fields.ts';

import type {
  NoEmailChangePending
} from '../../model/no-email-change-pending.ts';

import type {
  PendingEmailChange
} from '../../model/pending-email-change.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';

import type {
  VerificationProblem
} from '../../model/verification-problem.ts';

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
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Detail>(
      {url: `/api/v1/account/email/verify/confirm/${encodeURIComponent(String(uidb64))}/${encodeURIComponent(String(token))}/`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmEmailVerificationMutationKey = () => ['confirmEmailVerification'] as const;

export const getConfirmEmailVerificationMutationOptions = <TError = VerificationProblem | RegionBlockedResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailVerification>>, TError,ConfirmEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailVerification>>, TError,ConfirmEmailVerificationMutationVariables, TContext> => {

const mutationKey = getConfirmEmailVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailVerification>>, ConfirmEmailVerificationMutationVariables> = (props) => {
          const {uidb64,token} = props ?? {};

          return  confirmEmailVerification(uidb64,token,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailVerification>>>

    export type ConfirmEmailVerificationMutationError = VerificationProblem | RegionBlockedResponse | ThrottledResponse
    export type ConfirmEmailVerificationMutationVariables = {uidb64: string;token: string}

    /**
 * @summary Verify the address
 */
export const useConfirmEmailVerification = <TError = VerificationProblem | RegionBlockedResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailVerification>>, TError,ConfirmEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailVerification>>,
        TError,
        ConfirmEmailVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailVerificationMutationOptions(options), queryClient);
    }
    /**
 * Answers alike whether or not the address belongs to an unverified member. The mail is one of the newest sign-up
 * with the address and supersedes older ones of that sign-up.
 * @summary Ask for another verification mail
 */
export const resendEmailVerification = (
    emailAddress: EmailAddress,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/account/email/verify/resend/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailAddress, ...(signal ? { signal }: {})
    },
      options);
    }




export const getResendEmailVerificationMutationKey = () => ['resendEmailVerification'] as const;

export const getResendEmailVerificationMutationOptions = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext> => {

const mutationKey = getResendEmailVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendEmailVerification>>, ResendEmailVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendEmailVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendEmailVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof resendEmailVerification>>>
    export type ResendEmailVerificationMutationBody = EmailAddress
    export type ResendEmailVerificationMutationError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type ResendEmailVerificationMutationVariables = {data: EmailAddress}

    /**
 * @summary Ask for another verification mail
 */
export const useResendEmailVerification = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailVerification>>, TError,ResendEmailVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendEmailVerification>>,
        TError,
        ResendEmailVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getResendEmailVerificationMutationOptions(options), queryClient);
    }
    /**
 * An address that is taken answers alike. A change that is pending refuses another one until it expires or is cancelled.
 * @summary Ask for another address
 */
export const changeEmail = (
    emailChange: EmailChange,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PendingEmailChange>(
      {url: `/api/v1/account/email/change/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailChange, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = InvalidFields | EmailChangePending | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = EmailChange
    export type ChangeEmailMutationError = InvalidFields | EmailChangePending | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type ChangeEmailMutationVariables = {data: EmailChange}

    /**
 * @summary Ask for another address
 */
export const useChangeEmail = <TError = InvalidFields | EmailChangePending | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    /**
 * Its mailed link is of no use any more (`link_invalid`), and another address can be asked for at once. When nothing is
 * pending, nothing happens.
 * @summary Cancel the change that is pending
 */
export const cancelEmailChange = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/account/email/change/`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelEmailChangeMutationKey = () => ['cancelEmailChange'] as const;

export const getCancelEmailChangeMutationOptions = <TError = UnauthorizedResponse | RegionBlockedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext> => {

const mutationKey = getCancelEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelEmailChange>>, void> = () => {


          return  cancelEmailChange(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEmailChange>>>

    export type CancelEmailChangeMutationError = UnauthorizedResponse | RegionBlockedResponse


    /**
 * @summary Cancel the change that is pending
 */
export const useCancelEmailChange = <TError = UnauthorizedResponse | RegionBlockedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelEmailChange>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCancelEmailChangeMutationOptions(options), queryClient);
    }
    /**
 * The new mail goes to the same address, its link works from now on for as long as the first one did, and it supersedes
 * the older one. It has no body: the address and the password were given when the change was asked for.
 * @summary Mail the link of the pending change again
 */
export const resendEmailChange = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PendingEmailChange>(
      {url: `/api/v1/account/email/change/resend/`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getResendEmailChangeMutationKey = () => ['resendEmailChange'] as const;

export const getResendEmailChangeMutationOptions = <TError = NoEmailChangePending | UnauthorizedResponse | RegionBlockedResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendEmailChange>>, TError,void, TContext> => {

const mutationKey = getResendEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendEmailChange>>, void> = () => {


          return  resendEmailChange(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof resendEmailChange>>>

    export type ResendEmailChangeMutationError = NoEmailChangePending | UnauthorizedResponse | RegionBlockedResponse | ThrottledResponse


    /**
 * @summary Mail the link of the pending change again
 */
export const useResendEmailChange = <TError = NoEmailChangePending | UnauthorizedResponse | RegionBlockedResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendEmailChange>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResendEmailChangeMutationOptions(options), queryClient);
    }
    /**
 * @summary Confirm the new address
 */
export const confirmEmailChange = (
    emailChangeConfirmation: EmailChangeConfirmation,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Detail>(
      {url: `/api/v1/account/email/change/confirm/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailChangeConfirmation, ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmEmailChangeMutationKey = () => ['confirmEmailChange'] as const;

export const getConfirmEmailChangeMutationOptions = <TError = InvalidFields | EmailChangeProblem | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext> => {

const mutationKey = getConfirmEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailChange>>, ConfirmEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmEmailChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
    export type ConfirmEmailChangeMutationBody = EmailChangeConfirmation
    export type ConfirmEmailChangeMutationError = InvalidFields | EmailChangeProblem | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type ConfirmEmailChangeMutationVariables = {data: EmailChangeConfirmation}

    /**
 * @summary Confirm the new address
 */
export const useConfirmEmailChange = <TError = InvalidFields | EmailChangeProblem | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailChange>>,
        TError,
        ConfirmEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailChangeMutationOptions(options), queryClient);
    }
