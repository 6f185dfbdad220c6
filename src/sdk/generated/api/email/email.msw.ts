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
  EmailChangePending
} from '../../model/email-change-pending.ts';

import type {
  EmailChangeProblem
} from '../../model/email-change-problem.ts';

import type {
  InvalidFieldsResponse
} from '../../model/invalid-fields-response.ts';

import type {
  InvalidFields
} from '../../model/invalid-fields.ts';

import type {
  NoEmailChangePending
} from '../../model/no-email-change-pending.ts';

import type {
  PendingEmailChange
} from '../../model/pending-email-change.ts';

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

import type {
  VerificationProblem
} from '../../model/verification-problem.ts';


export const getConfirmEmailVerificationResponseMock = (): Detail => ({"detail":"Email address verified."})


export const getConfirmEmailVerificationResponseMock200 = (): Detail => ({"detail":"Email address verified."})


export const getConfirmEmailVerificationResponseMock400 = (): VerificationProblem => ({"detail":"This link is not valid.","code":"link_invalid"})


export const getConfirmEmailVerificationResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getConfirmEmailVerificationResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})



export const getResendEmailVerificationResponseMock400 = (): InvalidFieldsResponse => ({"email":["Enter a valid email address."]})


export const getResendEmailVerificationResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getResendEmailVerificationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getResendEmailVerificationResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})

export const getChangeEmailResponseMock = (): PendingEmailChange => ({"unconfirmed_email":"kim+poker@example.com","unconfirmed_email_expires_at":"2026-03-14T09:36:53Z"})


export const getChangeEmailResponseMock200 = (): PendingEmailChange => ({"unconfirmed_email":"kim+poker@example.com","unconfirmed_email_expires_at":"2026-03-14T09:36:53Z"})


export const getChangeEmailResponseMock400 = (): InvalidFields | EmailChangePending => ({"detail":"An email change is pending.","code":"change_pending"})


export const getChangeEmailResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getChangeEmailResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getChangeEmailResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getChangeEmailResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})



export const getCancelEmailChangeResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getCancelEmailChangeResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})

export const getResendEmailChangeResponseMock = (): PendingEmailChange => ({"unconfirmed_email":"kim+poker@example.com","unconfirmed_email_expires_at":"2026-03-14T09:36:53Z"})


export const getResendEmailChangeResponseMock200 = (): PendingEmailChange => ({"unconfirmed_email":"kim+poker@example.com","unconfirmed_email_expires_at":"2026-03-14T09:36:53Z"})


export const getResendEmailChangeResponseMock400 = (): NoEmailChangePending => ({"detail":"No email change is pending.","code":"no_change_pending"})


export const getResendEmailChangeResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getResendEmailChangeResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getResendEmailChangeResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})

export const getConfirmEmailChangeResponseMock = (): Detail => ({"detail":"Email address changed."})


export const getConfirmEmailChangeResponseMock200 = (): Detail => ({"detail":"Email address changed."})


export const getConfirmEmailChangeResponseMock400 = (): InvalidFields | EmailChangeProblem => ({"detail":"This link is not valid.","code":"link_invalid"})


export const getConfirmEmailChangeResponseMock401 = (): UnauthorizedResponse => ({"detail":"Token is invalid or expired","code":"token_not_valid"})


export const getConfirmEmailChangeResponseMock403 = (): RegionBlockedResponse => ({"detail":"Sorry, we do not offer services to your region.","code":"region_blocked"})


export const getConfirmEmailChangeResponseMock415 = (): UnsupportedMediaTypeResponse => ({"detail":"Send the request body as application/json."})


export const getConfirmEmailChangeResponseMock429 = (): ThrottledResponse => ({"detail":"Request was throttled. Expected available in 60 seconds."})


export const getConfirmEmailVerificationMockHandler = (overrideResponse?: Detail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Detail> | Detail), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/email/verify/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailVerificationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getConfirmEmailVerificationMockHandler200 = (overrideResponse?: Detail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Detail> | Detail), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/email/verify/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailVerificationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmEmailVerificationMockHandler400 = (overrideResponse?: VerificationProblem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VerificationProblem> | VerificationProblem), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/email/verify/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailVerificationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmEmailVerificationMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/email/verify/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailVerificationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmEmailVerificationMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/account/email/verify/confirm/:uidb64/:token/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailVerificationResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getResendEmailVerificationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/verify/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getResendEmailVerificationMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/verify/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getResendEmailVerificationMockHandler400 = (overrideResponse?: InvalidFieldsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFieldsResponse> | InvalidFieldsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/verify/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailVerificationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getResendEmailVerificationMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/verify/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailVerificationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getResendEmailVerificationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/verify/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailVerificationResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getResendEmailVerificationMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/verify/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailVerificationResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getChangeEmailMockHandler = (overrideResponse?: PendingEmailChange | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PendingEmailChange> | PendingEmailChange), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getChangeEmailMockHandler200 = (overrideResponse?: PendingEmailChange | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PendingEmailChange> | PendingEmailChange), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getChangeEmailMockHandler400 = (overrideResponse?: InvalidFields | EmailChangePending | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFields | EmailChangePending> | InvalidFields | EmailChangePending), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getChangeEmailMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getChangeEmailMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getChangeEmailMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getChangeEmailMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getCancelEmailChangeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getCancelEmailChangeMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getCancelEmailChangeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelEmailChangeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCancelEmailChangeMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/account/email/change/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelEmailChangeResponseMock403(),
      { status: 403
      })
  }, options)
}

export const getResendEmailChangeMockHandler = (overrideResponse?: PendingEmailChange | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PendingEmailChange> | PendingEmailChange), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getResendEmailChangeMockHandler200 = (overrideResponse?: PendingEmailChange | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PendingEmailChange> | PendingEmailChange), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailChangeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getResendEmailChangeMockHandler400 = (overrideResponse?: NoEmailChangePending | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoEmailChangePending> | NoEmailChangePending), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailChangeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getResendEmailChangeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailChangeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getResendEmailChangeMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailChangeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getResendEmailChangeMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailChangeResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getConfirmEmailChangeMockHandler = (overrideResponse?: Detail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Detail> | Detail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getConfirmEmailChangeMockHandler200 = (overrideResponse?: Detail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Detail> | Detail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmEmailChangeMockHandler400 = (overrideResponse?: InvalidFields | EmailChangeProblem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidFields | EmailChangeProblem> | InvalidFields | EmailChangeProblem), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmEmailChangeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmEmailChangeMockHandler403 = (overrideResponse?: RegionBlockedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionBlockedResponse> | RegionBlockedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmEmailChangeMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock415(),
      { status: 415
      })
  }, options)
}


export const getConfirmEmailChangeMockHandler429 = (overrideResponse?: ThrottledResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ThrottledResponse> | ThrottledResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/account/email/change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock429(),
      { status: 429
      })
  }, options)
}
export const getEmailMock = () => [
  getConfirmEmailVerificationMockHandler(),
  getResendEmailVerificationMockHandler(),
  getChangeEmailMockHandler(),
  getCancelEmailChangeMockHandler(),
  getResendEmailChangeMockHandler(),
  getConfirmEmailChangeMockHandler()]
