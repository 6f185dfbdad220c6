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
  NotFoundResponse
} from '../../model/not-found-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  Room
} from '../../model/room.ts';

import type {
  Slug
} from '../../model/slug.ts';

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
 * A room without a deal where the visitor is is a 404, unless the bearer's member has reported a username at it: their account goes on earning wherever they are, so they see the room, with no deals.
 * @summary One poker room and its deals
 */
export const room = (
    slug: Slug,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Room>(
      {url: `/api/v1/rooms/${encodeURIComponent(String(slug))}/`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoomQueryKey = (slug: Slug,) => {
    return [
    `/api/v1/rooms/${slug}/`
    ] as const;
    }


export const getRoomQueryOptions = <TData = Awaited<ReturnType<typeof room>>, TError = UnauthorizedResponse | RegionBlockedResponse | NotFoundResponse>(slug: Slug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof room>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoomQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof room>>> = ({ signal }) => room(slug, requestOptions, signal);





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof room>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoomQueryResult = NonNullable<Awaited<ReturnType<typeof room>>>
export type RoomQueryError = UnauthorizedResponse | RegionBlockedResponse | NotFoundResponse


export function useRoom<TData = Awaited<ReturnType<typeof room>>, TError = UnauthorizedResponse | RegionBlockedResponse | NotFoundResponse>(
 slug: Slug, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof room>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof room>>,
          TError,
          Awaited<ReturnType<typeof room>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoom<TData = Awaited<ReturnType<typeof room>>, TError = UnauthorizedResponse | RegionBlockedResponse | NotFoundResponse>(
 slug: Slug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof room>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof room>>,
          TError,
          Awaited<ReturnType<typeof room>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoom<TData = Awaited<ReturnType<typeof room>>, TError = UnauthorizedResponse | RegionBlockedResponse | NotFoundResponse>(
 slug: Slug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof room>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One poker room and its deals
 */

export function useRoom<TData = Awaited<ReturnType<typeof room>>, TError = UnauthorizedResponse | RegionBlockedResponse | NotFoundResponse>(
 slug: Slug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof room>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoomQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






