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
  AlreadyReported
} from '../../model/already-reported.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  RoomAccountReport
} from '../../model/room-account-report.ts';

import type {
  RoomAccount
} from '../../model/room-account.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

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
 * @summary The member's usernames at partner rooms
 */
export const roomAccounts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RoomAccount[]>(
      {url: `/api/v1/account/room-accounts/`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoomAccountsQueryKey = () => {
    return [
    `/api/v1/account/room-accounts/`
    ] as const;
    }


export const getRoomAccountsQueryOptions = <TData = Awaited<ReturnType<typeof roomAccounts>>, TError = UnauthorizedResponse | RegionBlockedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roomAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoomAccountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roomAccounts>>> = ({ signal }) => roomAccounts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roomAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoomAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof roomAccounts>>>
export type RoomAccountsQueryError = UnauthorizedResponse | RegionBlockedResponse


export function useRoomAccounts<TData = Awaited<ReturnType<typeof roomAccounts>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roomAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roomAccounts>>,
          TError,
          Awaited<ReturnType<typeof roomAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoomAccounts<TData = Awaited<ReturnType<typeof roomAccounts>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roomAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roomAccounts>>,
          TError,
          Awaited<ReturnType<typeof roomAccounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoomAccounts<TData = Awaited<ReturnType<typeof roomAccounts>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roomAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's usernames at partner rooms
 */

export function useRoomAccounts<TData = Awaited<ReturnType<typeof roomAccounts>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roomAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoomAccountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Report a username
 */
export const reportRoomAccount = (
    roomAccountReport: RoomAccountReport,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RoomAccount>(
      {url: `/api/v1/account/room-accounts/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roomAccountReport, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReportRoomAccountMutationKey = () => ['reportRoomAccount'] as const;

export const getReportRoomAccountMutationOptions = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | AlreadyReported | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportRoomAccount>>, TError,ReportRoomAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportRoomAccount>>, TError,ReportRoomAccountMutationVariables, TContext> => {

const mutationKey = getReportRoomAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportRoomAccount>>, ReportRoomAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportRoomAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportRoomAccountMutationResult = NonNullable<Awaited<ReturnType<typeof reportRoomAccount>>>
    export type ReportRoomAccountMutationBody = RoomAccountReport
    export type ReportRoomAccountMutationError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | AlreadyReported | UnsupportedMediaTypeResponse | ThrottledResponse
    export type ReportRoomAccountMutationVariables = {data: RoomAccountReport}

    /**
 * @summary Report a username
 */
export const useReportRoomAccount = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | AlreadyReported | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportRoomAccount>>, TError,ReportRoomAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportRoomAccount>>,
        TError,
        ReportRoomAccountMutationVariables,
        TContext
      > => {
      return useMutation(getReportRoomAccountMutationOptions(options), queryClient);
    }
