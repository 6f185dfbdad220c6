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
  EdgeHistoryParams
} from '../../model/edge-history-params.ts';

import type {
  EdgeHistory
} from '../../model/edge-history.ts';

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
 * @summary Every movement of the member's Edge
 */
export const edgeHistory = (
    params?: EdgeHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EdgeHistory>(
      {url: `/api/v1/account/edge-history/`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEdgeHistoryQueryKey = (params?: EdgeHistoryParams,) => {
    return [
    `/api/v1/account/edge-history/`, ...(params ? [params] : [])
    ] as const;
    }


export const getEdgeHistoryQueryOptions = <TData = Awaited<ReturnType<typeof edgeHistory>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(params?: EdgeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof edgeHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEdgeHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof edgeHistory>>> = ({ signal }) => edgeHistory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof edgeHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type EdgeHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof edgeHistory>>>
export type EdgeHistoryQueryError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse


export function useEdgeHistory<TData = Awaited<ReturnType<typeof edgeHistory>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params: undefined |  EdgeHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof edgeHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof edgeHistory>>,
          TError,
          Awaited<ReturnType<typeof edgeHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEdgeHistory<TData = Awaited<ReturnType<typeof edgeHistory>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: EdgeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof edgeHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof edgeHistory>>,
          TError,
          Awaited<ReturnType<typeof edgeHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEdgeHistory<TData = Awaited<ReturnType<typeof edgeHistory>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: EdgeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof edgeHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Every movement of the member's Edge
 */

export function useEdgeHistory<TData = Awaited<ReturnType<typeof edgeHistory>>, TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse>(
 params?: EdgeHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof edgeHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEdgeHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






