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
  Plan
} from '../../model/plan.ts';

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
 * @summary The solver plans and what they cost
 */
export const plans = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Plan[]>(
      {url: `/api/v1/plans/`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPlansQueryKey = () => {
    return [
    `/api/v1/plans/`
    ] as const;
    }


export const getPlansQueryOptions = <TData = Awaited<ReturnType<typeof plans>>, TError = UnauthorizedResponse | RegionBlockedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof plans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof plans>>> = ({ signal }) => plans(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof plans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PlansQueryResult = NonNullable<Awaited<ReturnType<typeof plans>>>
export type PlansQueryError = UnauthorizedResponse | RegionBlockedResponse


export function usePlans<TData = Awaited<ReturnType<typeof plans>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof plans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof plans>>,
          TError,
          Awaited<ReturnType<typeof plans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlans<TData = Awaited<ReturnType<typeof plans>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof plans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof plans>>,
          TError,
          Awaited<ReturnType<typeof plans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlans<TData = Awaited<ReturnType<typeof plans>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof plans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The solver plans and what they cost
 */

export function usePlans<TData = Awaited<ReturnType<typeof plans>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof plans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPlansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






