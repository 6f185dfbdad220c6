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
  DealsParams
} from '../../model/deals-params.ts';

import type {
  Deals
} from '../../model/deals.ts';

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
 * @summary The deals open to the visitor's country
 */
export const deals = (
    params?: DealsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Deals>(
      {url: `/api/v1/deals/`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDealsQueryKey = (params?: DealsParams,) => {
    return [
    `/api/v1/deals/`, ...(params ? [params] : [])
    ] as const;
    }


export const getDealsQueryOptions = <TData = Awaited<ReturnType<typeof deals>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(params?: DealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDealsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof deals>>> = ({ signal }) => deals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof deals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DealsQueryResult = NonNullable<Awaited<ReturnType<typeof deals>>>
export type DealsQueryError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse


export function useDeals<TData = Awaited<ReturnType<typeof deals>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params: undefined |  DealsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof deals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof deals>>,
          TError,
          Awaited<ReturnType<typeof deals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDeals<TData = Awaited<ReturnType<typeof deals>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: DealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof deals>>,
          TError,
          Awaited<ReturnType<typeof deals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDeals<TData = Awaited<ReturnType<typeof deals>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: DealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The deals open to the visitor's country
 */

export function useDeals<TData = Awaited<ReturnType<typeof deals>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: DealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDealsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






