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
  Region
} from '../../model/region.ts';

import type {
  UnauthorizedResponse
} from '../../model/unauthorized-response.ts';


export const getRegionResponseMock = (): Region => ({"country":"CA","supported":true})


export const getRegionResponseMock200 = (): Region => ({"country":"CA","supported":true})


export const getRegionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getRegionMockHandler = (overrideResponse?: Region | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Region> | Region), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/region/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRegionMockHandler200 = (overrideResponse?: Region | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Region> | Region), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/region/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRegionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/region/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegionResponseMock401(),
      { status: 401
      })
  }, options)
}
export const getRegionMock = () => [
  getRegionMockHandler()]
