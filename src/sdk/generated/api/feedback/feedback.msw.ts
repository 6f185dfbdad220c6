/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Detail
} from '../../model/detail.ts';

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


export const getSendFeedbackResponseMock = (): Detail => ({"detail":"Thank you for your feedback."})


export const getSendFeedbackResponseMock201 = (): Detail => ({"detail":"Thank you for your feedback."})


export const getSendFeedbackResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getSendFeedbackResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getSendFeedbackResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getSendFeedbackResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getSendFeedbackResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})


export const getSendFeedbackMockHandler = (overrideResponse?: Detail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Detail> | Detail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock(),
      { status: 201
      })
  }, options)
}


export const getSendFeedbackMockHandler201 = (overrideResponse?: Detail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Detail> | Detail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getSendFeedbackMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSendFeedbackMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSendFeedbackMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSendFeedbackMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getSendFeedbackMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getFeedbackMock = () => [
  getSendFeedbackMockHandler()]
