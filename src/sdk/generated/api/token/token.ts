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
  Credentials
} from '../../model/credentials.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RefreshToken
} from '../../model/refresh-token.ts';

import type {
  RefreshedToken
} from '../../model/refreshed-token.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  SessionTooOld
} from '../../model/session-too-old.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  TokenPair
} from '../../model/token-pair.ts';

import type {
  Unauthorized
} from '../../model/unauthorized.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The 401 is the same for a wrong password, an unknown address, an inactive and an unverified member.
 *
 * The 429 bounds refused logins per account, over all callers: it slows down, with pauses that grow to a few minutes
 * (`Retry-After`), and never locks out. Guesses made elsewhere do not slow down a caller who has logged in to the
 * account before, or has just set its password by mail. Logins that succeed count against nobody, so that many people
 * behind one address do not use up each other's tries.
 * @summary Log in
 */
export const createToken = (
    credentials: Credentials,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TokenPair>(
      {url: `/api/v1/token/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: credentials, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateTokenMutationKey = () => ['createToken'] as const;

export const getCreateTokenMutationOptions = <TError = InvalidFieldsResponse | Unauthorized | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext> => {

const mutationKey = getCreateTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createToken>>, CreateTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createToken>>>
    export type CreateTokenMutationBody = Credentials
    export type CreateTokenMutationError = InvalidFieldsResponse | Unauthorized | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type CreateTokenMutationVariables = {data: Credentials}

    /**
 * @summary Log in
 */
export const useCreateToken = <TError = InvalidFieldsResponse | Unauthorized | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createToken>>,
        TError,
        CreateTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTokenMutationOptions(options), queryClient);
    }
    /**
 * With rotation the answer also carries the next refresh token and the one that was sent is spent.
 *
 * A session ends by age, a number of days after the login that is the server's to choose, however often it was
 * refreshed. Its refresh token is then answered `session_too_old` for as long as it would otherwise be good, so that the
 * application can say why the member has to log in again. A changed password begins a new session.
 * @summary Exchange the refresh token for a new access token
 */
export const refreshToken = (
    refreshTokenBody: RefreshToken,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RefreshedToken>(
      {url: `/api/v1/token/refresh/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refreshTokenBody, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRefreshTokenMutationKey = () => ['refreshToken'] as const;

export const getRefreshTokenMutationOptions = <TError = InvalidFieldsResponse | SessionTooOld | Unauthorized | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext> => {

const mutationKey = getRefreshTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshToken>>, RefreshTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refreshToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshTokenMutationResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>
    export type RefreshTokenMutationBody = RefreshToken
    export type RefreshTokenMutationError = InvalidFieldsResponse | SessionTooOld | Unauthorized | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type RefreshTokenMutationVariables = {data: RefreshToken}

    /**
 * @summary Exchange the refresh token for a new access token
 */
export const useRefreshToken = <TError = InvalidFieldsResponse | SessionTooOld | Unauthorized | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshToken>>,
        TError,
        RefreshTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshTokenMutationOptions(options), queryClient);
    }
    /**
 * Spends the refresh token and every token descended from it. A token of no use is a success too.
 * @summary Log out
 */
export const blacklistToken = (
    refreshToken: RefreshToken,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/token/blacklist/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refreshToken, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBlacklistTokenMutationKey = () => ['blacklistToken'] as const;

export const getBlacklistTokenMutationOptions = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof blacklistToken>>, TError,BlacklistTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof blacklistToken>>, TError,BlacklistTokenMutationVariables, TContext> => {

const mutationKey = getBlacklistTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof blacklistToken>>, BlacklistTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  blacklistToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BlacklistTokenMutationResult = NonNullable<Awaited<ReturnType<typeof blacklistToken>>>
    export type BlacklistTokenMutationBody = RefreshToken
    export type BlacklistTokenMutationError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse
    export type BlacklistTokenMutationVariables = {data: RefreshToken}

    /**
 * @summary Log out
 */
export const useBlacklistToken = <TError = InvalidFieldsResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof blacklistToken>>, TError,BlacklistTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof blacklistToken>>,
        TError,
        BlacklistTokenMutationVariables,
        TContext
      > => {
      return useMutation(getBlacklistTokenMutationOptions(options), queryClient);
    }
