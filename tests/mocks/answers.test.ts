import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { operations } from '#api-spec/description.ts';
import { Account200Response, Account401Response } from '#sdk/generated/zod/account/account.zod.ts';
import { ConfirmEmailVerification400Response } from '#sdk/generated/zod/email/email.zod.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { RegisterAccount400Response } from '#sdk/generated/zod/registration/registration.zod.ts';
import {
  CreateToken401Response,
  CreateToken403Response,
  CreateToken429Response,
  RefreshToken401Response,
} from '#sdk/generated/zod/token/token.zod.ts';
import * as answers from './answers.ts';
import { handlers } from './handlers.ts';

const ORIGIN = 'http://api.test';
const server = setupServer(...handlers);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const CONFIRM = ['GET', 'account/email/verify/confirm/MTAwMQ/abc/'] as const;

describe('each named answer is one that the description promises', () => {
  it.each([
    ['wrongCredentials', answers.wrongCredentials(), 'POST', 'token/', 401, CreateToken401Response],
    ['refusedRefresh', answers.refusedRefresh(), 'POST', 'token/refresh/', 401, RefreshToken401Response],
    ['expiredAccessToken', answers.expiredAccessToken(), 'GET', 'account/', 401, Account401Response],
    ['loggedInMember', answers.loggedInMember({ email: null }), 'GET', 'account/', 200, Account200Response],
    [
      'refusedRegistration',
      answers.refusedRegistration({ password: ['Too short.'] }),
      'POST',
      'account/register/',
      400,
      RegisterAccount400Response,
    ],
    [
      'invalidVerificationLink',
      answers.invalidVerificationLink(),
      ...CONFIRM,
      400,
      ConfirmEmailVerification400Response,
    ],
    [
      'expiredVerificationLink',
      answers.expiredVerificationLink(),
      ...CONFIRM,
      400,
      ConfirmEmailVerification400Response,
    ],
    [
      'supersededVerificationLink',
      answers.supersededVerificationLink(),
      ...CONFIRM,
      400,
      ConfirmEmailVerification400Response,
    ],
    [
      'wrongVerificationCode',
      answers.wrongVerificationCode(),
      ...CONFIRM,
      400,
      ConfirmEmailVerification400Response,
    ],
    [
      'lockedVerificationCode',
      answers.lockedVerificationCode(),
      ...CONFIRM,
      400,
      ConfirmEmailVerification400Response,
    ],
    ['blockedRegion', answers.blockedRegion(), 'POST', 'token/', 403, CreateToken403Response],
    ['blockedRegion, asked again', answers.blockedRegion(), 'GET', 'region/', 200, Region200Response],
    ['tooManyRequests', answers.tooManyRequests('token/', 60), 'POST', 'token/', 429, CreateToken429Response],
  ] as const)('%s', async (_name, handler, method, path, status, schema) => {
    server.use(handler);
    const answer = await fetch(`${ORIGIN}/api/v1/${path}`, { method });
    const body: unknown = await answer.json();
    expect(answer.status).toBe(status);
    expect(schema.safeParse(body)).toEqual({ success: true, data: body });
  });
});

it('says how long to wait', async () => {
  server.use(answers.tooManyRequests('token/refresh/', 90));
  const answer = await fetch(`${ORIGIN}/api/v1/token/refresh/`, { method: 'POST' });
  expect(answer.headers.get('Retry-After')).toBe('90');
});

it('answers a broken and an unreachable server differently', async () => {
  server.use(answers.brokenServer());
  expect((await fetch(`${ORIGIN}/api/v1/account/`)).status).toBe(500);
  server.resetHandlers();
  server.use(answers.unreachableServer());
  await expect(fetch(`${ORIGIN}/api/v1/account/`)).rejects.toThrow(TypeError);
});

it.each(operations())(
  '$id succeeds unless a test says otherwise',
  async ({ method, path, answers: promised }) => {
    const answer = await fetch(ORIGIN + path.replaceAll(/\{\w+\}/g, 'a-1'), { method });
    expect(String(answer.status)).toBe(Object.keys(promised).find((status) => status.startsWith('2')));
  },
);
