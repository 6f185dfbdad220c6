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
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  RegionBlockedResponse
} from '../../model/region-blocked-response.ts';

import type {
  Registered
} from '../../model/registered.ts';

import type {
  ThrottledResponse
} from '../../model/throttled-response.ts';

import type {
  UnsupportedMediaTypeResponse
} from '../../model/unsupported-media-type-response.ts';


export const getRegisterAccountResponseMock = (): Registered => ({"detail":"Verification email sent.","uidb64":"MTAwMQ"})


export const getRegisterAccountResponseMock201 = (): Registered => ({"detail":"Verification email sent.","uidb64":"MTAwMQ"})


export const getRegisterAccountResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getRegisterAccountResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getRegisterAccountResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getRegisterAccountResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})


export const getRegisterAccountMockHandler = (overrideResponse?: Registered | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Registered> | Registered), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterAccountResponseMock(),
      { status: 201
      })
  }, options)
}


export const getRegisterAccountMockHandler201 = (overrideResponse?: Registered | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Registered> | Registered), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterAccountResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getRegisterAccountMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterAccountResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRegisterAccountMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterAccountResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRegisterAccountMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterAccountResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getRegisterAccountMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterAccountResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getRegistrationMock = () => [
  getRegisterAccountMockHandler()]
