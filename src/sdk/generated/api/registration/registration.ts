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
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  Registered
} from '../../model/registered.ts';

import type {
  Registration
} from '../../model/registration.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * An address that is taken answers alike, and its owner is told by mail. A password has at least
 * 8 characters, 1 uppercase letter, 1 lowercase letter, 1 number and 1 special character.
 *
 * Anybody can sign up with anybody's address, so each sign-up stands for itself until its mail is confirmed: it has
 * its own `uidb64` and code, and a confirmation makes valid what was typed in that sign-up, never what was typed in
 * another one. The first sign-up that is confirmed has the address. While a mail of another sign-up with the address
 * still works, no link does and a new mail has none: a press does not tell whose password it is for. The code does,
 * since it works only with the `uidb64` that the sign-up answered.
 * @summary Sign up
 */
export const registerAccount = (
    registration: Registration,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Registered>(
      {url: `/api/v1/account/register/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registration, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRegisterAccountMutationKey = () => ['registerAccount'] as const;

export const getRegisterAccountMutationOptions = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerAccount>>, TError,RegisterAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof registerAccount>>, TError,RegisterAccountMutationVariables, TContext> => {

const mutationKey = getRegisterAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerAccount>>, RegisterAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterAccountMutationResult = NonNullable<Awaited<ReturnType<typeof registerAccount>>>
    export type RegisterAccountMutationBody = Registration
    export type RegisterAccountMutationError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type RegisterAccountMutationVariables = {data: Registration}

    /**
 * @summary Sign up
 */
export const useRegisterAccount = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerAccount>>, TError,RegisterAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerAccount>>,
        TError,
        RegisterAccountMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterAccountMutationOptions(options), queryClient);
    }
