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
  Detail
} from '../../model/detail.ts';

import type {
  Feedback
} from '../../model/feedback.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

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



/**
 * @summary Ask or remark
 */
export const sendFeedback = (
    feedback: Feedback,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Detail>(
      {url: `/api/v1/feedback/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: feedback, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendFeedbackMutationKey = () => ['sendFeedback'] as const;

export const getSendFeedbackMutationOptions = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext> => {

const mutationKey = getSendFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFeedback>>, SendFeedbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendFeedback(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof sendFeedback>>>
    export type SendFeedbackMutationBody = Feedback
    export type SendFeedbackMutationError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse
    export type SendFeedbackMutationVariables = {data: Feedback}

    /**
 * @summary Ask or remark
 */
export const useSendFeedback = <TError = InvalidFieldsResponse | UnauthorizedResponse | RegionBlockedResponse | UnsupportedMediaTypeResponse | ThrottledResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFeedback>>,
        TError,
        SendFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSendFeedbackMutationOptions(options), queryClient);
    }
