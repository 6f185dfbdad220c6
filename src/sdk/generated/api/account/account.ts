/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AccountUpdate
} from '../../model/account-update.ts';

import type {
  Account
} from '../../model/account.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RedemptionRunning
} from '../../model/redemption-running.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary The logged-in member
 */
export const account = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Account>(
      {url: `/api/v1/account/`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getAccountQueryKey = () => {
    return [
    `/api/v1/account/`
    ] as const;
    }


export const getAccountQueryOptions = <TData = Awaited<ReturnType<typeof account>>, TError = UnauthorizedResponse | RegionBlockedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof account>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof account>>> = ({ signal }) => account(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof account>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AccountQueryResult = NonNullable<Awaited<ReturnType<typeof account>>>
export type AccountQueryError = UnauthorizedResponse | RegionBlockedResponse


export function useAccount<TData = Awaited<ReturnType<typeof account>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof account>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof account>>,
          TError,
          Awaited<ReturnType<typeof account>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAccount<TData = Awaited<ReturnType<typeof account>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof account>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof account>>,
          TError,
          Awaited<ReturnType<typeof account>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAccount<TData = Awaited<ReturnType<typeof account>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof account>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The logged-in member
 */

export function useAccount<TData = Awaited<ReturnType<typeof account>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof account>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAccountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change some of the member's settings
 */
export const updateAccount = (
    accountUpdate: AccountUpdate,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Account>(
      {url: `/api/v1/account/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: accountUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateAccountMutationKey = () => ['updateAccount'] as const;

export const getUpdateAccountMutationOptions = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccount>>, TError,UpdateAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAccount>>, TError,UpdateAccountMutationVariables, TContext> => {

const mutationKey = getUpdateAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAccount>>, UpdateAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof updateAccount>>>
    export type UpdateAccountMutationBody = AccountUpdate
    export type UpdateAccountMutationError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse
    export type UpdateAccountMutationVariables = {data: AccountUpdate}

    /**
 * @summary Change some of the member's settings
 */
export const useUpdateAccount = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccount>>, TError,UpdateAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAccount>>,
        TError,
        UpdateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAccountMutationOptions(options), queryClient);
    }
    /**
 * The member's address is told by mail.
 * @summary Delete the account and all its Edge for good
 */
export const deleteAccount = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/account/`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteAccountMutationKey = () => ['deleteAccount'] as const;

export const getDeleteAccountMutationOptions = <TError = UnauthorizedResponse | RegionBlockedResponse | RedemptionRunning,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,void, TContext> => {

const mutationKey = getDeleteAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAccount>>, void> = () => {


          return  deleteAccount(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>

    export type DeleteAccountMutationError = UnauthorizedResponse | RegionBlockedResponse | RedemptionRunning


    /**
 * @summary Delete the account and all its Edge for good
 */
export const useDeleteAccount = <TError = UnauthorizedResponse | RegionBlockedResponse | RedemptionRunning,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAccount>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteAccountMutationOptions(options), queryClient);
    }
