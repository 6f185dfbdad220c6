import { http, HttpResponse, type HttpHandler } from 'msw';

import account from '#api-spec/examples/account.json' with { type: 'json' };
import email from '#api-spec/examples/email.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import region from '#api-spec/examples/region.json' with { type: 'json' };
import type { Account } from '#sdk/generated/model/account.ts';
import type { InvalidFields } from '#sdk/generated/model/invalid-fields.ts';

const EVERYTHING = '*/api/v1/*';
const CONFIRM = '*/api/v1/account/email/verify/confirm/:uidb64/:token/';

export * from './answers/account-changes.ts';
export * from './answers/edge.ts';
export * from './answers/offers.ts';
export * from './answers/room-accounts.ts';

/** Handlers for `worker.use(…)`: what goes wrong, in a person's words. The bodies are the description's examples. */

export const wrongCredentials = (): HttpHandler =>
  http.post('*/api/v1/token/', () => unauthorized(problems.credentials_refused.value));

export const refusedRefresh = (): HttpHandler =>
  http.post('*/api/v1/token/refresh/', () => unauthorized(problems.token_not_valid.value));

export const sessionTooOld = (): HttpHandler =>
  http.post('*/api/v1/token/refresh/', () => unauthorized(problems.session_too_old.value));

/** Of every call for members. */
export const expiredTokens = (): HttpHandler =>
  http.all(EVERYTHING, () => unauthorized(problems.token_not_valid.value));

/** Any other password than this one is refused at login. */
export const wrongPassword = (password: string): HttpHandler =>
  http.post('*/api/v1/token/', async ({ request }) => {
    const credentials = (await request.clone().json()) as { password?: string };
    return credentials.password === password ? undefined : unauthorized(problems.credentials_refused.value);
  });

export const expiredAccessToken = (): HttpHandler =>
  http.get('*/api/v1/account/', () => unauthorized(problems.token_not_valid.value));

export const loggedInMember = (change: Partial<Account> = {}): HttpHandler =>
  http.get('*/api/v1/account/', () => HttpResponse.json({ ...account.member.value, ...change }));

/** The account as it was, with what is sent. */
export const changedAccount = (change: Partial<Account> = {}): HttpHandler =>
  http.patch('*/api/v1/account/', async ({ request }) => {
    const sent = (await request.clone().json()) as Partial<Account>;
    return HttpResponse.json({ ...account.member.value, ...change, ...sent });
  });

export const refusedRegistration = (fields: InvalidFields): HttpHandler =>
  http.post('*/api/v1/account/register/', () => HttpResponse.json(fields, { status: 400 }));

export const invalidVerificationLink = (): HttpHandler => refusedConfirmation(email.link_invalid.value);
export const expiredVerificationLink = (): HttpHandler => refusedConfirmation(email.link_expired.value);
export const supersededVerificationLink = (): HttpHandler => refusedConfirmation(email.link_superseded.value);
export const wrongVerificationCode = (): HttpHandler => refusedConfirmation(email.code_wrong.value);
export const lockedVerificationCode = (): HttpHandler => refusedConfirmation(email.code_locked.value);

/** This token and this code verify the address; another code is wrong, another token not one of ours. */
export const mailedVerificationLink = ({ token, code }: { token: string; code: string }): HttpHandler =>
  http.get(CONFIRM, ({ params }) => {
    const secret = String(params['token']);
    if (secret === token || secret === code) return undefined;
    const refused = /^\d{6}$/.test(secret) ? email.code_wrong.value : email.link_invalid.value;
    return HttpResponse.json(refused, { status: 400 });
  });

/** Another sign-up with the address waits: only this code verifies the address, and no link. */
export const oneOfTwoSignUps = ({ code }: { code: string }): HttpHandler =>
  http.get(CONFIRM, ({ params }) => {
    const secret = String(params['token']);
    if (secret === code) return undefined;
    const refused = /^\d{6}$/.test(secret) ? email.code_wrong.value : email.link_superseded.value;
    return HttpResponse.json(refused, { status: 400 });
  });

export const servedRegion = (country: string): HttpHandler =>
  http.get('*/api/v1/region/', () => HttpResponse.json({ country, supported: true }));

/** 403 for every call but the region, which tells that it is blocked. */
export const blockedRegion = (country = region.blocked.value.country): HttpHandler =>
  http.all(EVERYTHING, ({ request }) =>
    new URL(request.url).pathname === '/api/v1/region/'
      ? HttpResponse.json({ country, supported: false })
      : HttpResponse.json(problems.region_blocked.value, { status: 403 }),
  );

/** @param path for example `token/` */
export const tooManyRequests = (path: string, seconds: number): HttpHandler =>
  http.all(`*/api/v1/${path}`, () =>
    HttpResponse.json(problems.throttled.value, { status: 429, headers: { 'Retry-After': String(seconds) } }),
  );

export const brokenServer = (): HttpHandler =>
  http.all(EVERYTHING, () => HttpResponse.text('Internal Server Error', { status: 500 }));

export const unreachableServer = (): HttpHandler => http.all(EVERYTHING, () => HttpResponse.error());

function refusedConfirmation(body: { detail: string; code: string }): HttpHandler {
  return http.get(CONFIRM, () => HttpResponse.json(body, { status: 400 }));
}

function unauthorized(body: { detail: string; code?: string }): HttpResponse<typeof body> {
  return HttpResponse.json(body, { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="api"' } });
}
