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
  InsufficientBalance
} from '../../model/insufficient-balance.ts';

import type {
  InvalidFields
} from '../../model/invalid-fields.ts';

import type {
  RedemptionConflict
} from '../../model/redemption-conflict.ts';

import type {
  RedemptionRequest
} from '../../model/redemption-request.ts';

import type {
  RedemptionStatus
} from '../../model/redemption-status.ts';

import type {
  Redemption
} from '../../model/redemption.ts';

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
 * @summary How the member's latest redemption stands
 */
export const redemptionStatus = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RedemptionStatus>(
      {url: `/api/v1/account/redemption-status/`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRedemptionStatusQueryKey = () => {
    return [
    `/api/v1/account/redemption-status/`
    ] as const;
    }


export const getRedemptionStatusQueryOptions = <TData = Awaited<ReturnType<typeof redemptionStatus>>, TError = UnauthorizedResponse | RegionBlockedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptionStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRedemptionStatusQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof redemptionStatus>>> = ({ signal }) => redemptionStatus(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof redemptionStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RedemptionStatusQueryResult = NonNullable<Awaited<ReturnType<typeof redemptionStatus>>>
export type RedemptionStatusQueryError = UnauthorizedResponse | RegionBlockedResponse


export function useRedemptionStatus<TData = Awaited<ReturnType<typeof redemptionStatus>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptionStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof redemptionStatus>>,
          TError,
          Awaited<ReturnType<typeof redemptionStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRedemptionStatus<TData = Awaited<ReturnType<typeof redemptionStatus>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptionStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof redemptionStatus>>,
          TError,
          Awaited<ReturnType<typeof redemptionStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRedemptionStatus<TData = Awaited<ReturnType<typeof redemptionStatus>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptionStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the member's latest redemption stands
 */

export function useRedemptionStatus<TData = Awaited<ReturnType<typeof redemptionStatus>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptionStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRedemptionStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The member's redemptions
 */
export const redemptions = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Redemption[]>(
      {url: `/api/v1/account/redemptions/`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRedemptionsQueryKey = () => {
    return [
    `/api/v1/account/redemptions/`
    ] as const;
    }


export const getRedemptionsQueryOptions = <TData = Awaited<ReturnType<typeof redemptions>>, TError = UnauthorizedResponse | RegionBlockedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRedemptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof redemptions>>> = ({ signal }) => redemptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof redemptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RedemptionsQueryResult = NonNullable<Awaited<ReturnType<typeof redemptions>>>
export type RedemptionsQueryError = UnauthorizedResponse | RegionBlockedResponse


export function useRedemptions<TData = Awaited<ReturnType<typeof redemptions>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof redemptions>>,
          TError,
          Awaited<ReturnType<typeof redemptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRedemptions<TData = Awaited<ReturnType<typeof redemptions>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof redemptions>>,
          TError,
          Awaited<ReturnType<typeof redemptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRedemptions<TData = Awaited<ReturnType<typeof redemptions>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's redemptions
 */

export function useRedemptions<TData = Awaited<ReturnType<typeof redemptions>>, TError = UnauthorizedResponse | RegionBlockedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redemptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRedemptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The same key with the same body answers as the first time and redeems once. A key that is not known yet is
 * refused after its `valid_until` (`intent_expired`).
 * @summary Redeem Edge for a plan
 */
export const redeemPlan = (
    redemptionRequest: RedemptionRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Redemption>(
      {url: `/api/v1/account/redemptions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: redemptionRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRedeemPlanMutationKey = () => ['redeemPlan'] as const;

export const getRedeemPlanMutationOptions = <TError = InvalidFields | InsufficientBalance | UnauthorizedResponse | RegionBlockedResponse | RedemptionConflict | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPlan>>, TError,RedeemPlanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemPlan>>, TError,RedeemPlanMutationVariables, TContext> => {

const mutationKey = getRedeemPlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemPlan>>, RedeemPlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemPlan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemPlanMutationResult = NonNullable<Awaited<ReturnType<typeof redeemPlan>>>
    export type RedeemPlanMutationBody = RedemptionRequest
    export type RedeemPlanMutationError = InvalidFields | InsufficientBalance | UnauthorizedResponse | RegionBlockedResponse | RedemptionConflict | UnsupportedMediaTypeResponse | ThrottledResponse
    export type RedeemPlanMutationVariables = {data: RedemptionRequest}

    /**
 * @summary Redeem Edge for a plan
 */
export const useRedeemPlan = <TError = InvalidFields | InsufficientBalance | UnauthorizedResponse | RegionBlockedResponse | RedemptionConflict | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPlan>>, TError,RedeemPlanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemPlan>>,
        TError,
        RedeemPlanMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemPlanMutationOptions(options), queryClient);
    }
