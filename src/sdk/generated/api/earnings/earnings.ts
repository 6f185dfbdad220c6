/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  DailyEarningsParams
} from '../../model/daily-earnings-params.ts';

import type {
  DailyEarnings
} from '../../model/daily-earnings.ts';

import type {
  EarningsParams
} from '../../model/earnings-params.ts';

import type {
  Earnings
} from '../../model/earnings.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';

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
 * @summary Rake and Edge of one month, by room account
 */
export const earnings = (
    params?: EarningsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Earnings>(
      {url: `/api/v1/account/earnings/`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEarningsQueryKey = (params?: EarningsParams,) => {
    return [
    `/api/v1/account/earnings/`, ...(params ? [params] : [])
    ] as const;
    }


export const getEarningsQueryOptions = <TData = Awaited<ReturnType<typeof earnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(params?: EarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof earnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof earnings>>> = ({ signal }) => earnings(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof earnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type EarningsQueryResult = NonNullable<Awaited<ReturnType<typeof earnings>>>
export type EarningsQueryError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse


export function useEarnings<TData = Awaited<ReturnType<typeof earnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params: undefined |  EarningsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof earnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof earnings>>,
          TError,
          Awaited<ReturnType<typeof earnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEarnings<TData = Awaited<ReturnType<typeof earnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: EarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof earnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof earnings>>,
          TError,
          Awaited<ReturnType<typeof earnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEarnings<TData = Awaited<ReturnType<typeof earnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: EarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof earnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rake and Edge of one month, by room account
 */

export function useEarnings<TData = Awaited<ReturnType<typeof earnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: EarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof earnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEarningsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Rake and Edge of one month, by day
 */
export const dailyEarnings = (
    params?: DailyEarningsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DailyEarnings>(
      {url: `/api/v1/account/earnings/daily/`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDailyEarningsQueryKey = (params?: DailyEarningsParams,) => {
    return [
    `/api/v1/account/earnings/daily/`, ...(params ? [params] : [])
    ] as const;
    }


export const getDailyEarningsQueryOptions = <TData = Awaited<ReturnType<typeof dailyEarnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(params?: DailyEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dailyEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDailyEarningsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof dailyEarnings>>> = ({ signal }) => dailyEarnings(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof dailyEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DailyEarningsQueryResult = NonNullable<Awaited<ReturnType<typeof dailyEarnings>>>
export type DailyEarningsQueryError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse


export function useDailyEarnings<TData = Awaited<ReturnType<typeof dailyEarnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params: undefined |  DailyEarningsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof dailyEarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof dailyEarnings>>,
          TError,
          Awaited<ReturnType<typeof dailyEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDailyEarnings<TData = Awaited<ReturnType<typeof dailyEarnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: DailyEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dailyEarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof dailyEarnings>>,
          TError,
          Awaited<ReturnType<typeof dailyEarnings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDailyEarnings<TData = Awaited<ReturnType<typeof dailyEarnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: DailyEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dailyEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rake and Edge of one month, by day
 */

export function useDailyEarnings<TData = Awaited<ReturnType<typeof dailyEarnings>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: DailyEarningsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dailyEarnings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDailyEarningsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






