import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/token.json' with { type: 'json' };
import { blacklistToken, createToken, refreshToken } from '#sdk/generated/api/token/token.ts';
import { fromState, interaction, state } from './interaction.ts';
import {
  answered,
  isAnswered,
  isDone,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';

const { string } = MatchersV3;
const credentials = examples.credentials.value;
const pair = examples.pair.value;
const address = { email: credentials.email };
const blank = { refresh: ['This field may not be blank.'] };

describe('logging in', () => {
  const two = 'one of two sign-ups with the email was confirmed';
  const passwords = { ...credentials, other_password: 'Other-River-42' };
  const refused = {
    what: 'a login',
    method: 'POST',
    path: '/api/v1/token/',
    sent: credentials,
    call: (request: { baseURL: string }, sent: typeof credentials) => createToken(sent, request),
  } as const;
  const exists = state('a member with a verified email exists', credentials);
  const unauthorized = {
    status: 401,
    problem: { detail: problems.credentials_refused.value.detail },
  } as const;
  isAnswered(refused, 'createToken', [
    { description: 'a login with the right password', given: [exists], example: pair },
    {
      description: 'a login with the password of the sign-up that was confirmed',
      given: [state(two, passwords)],
      example: pair,
    },
  ]);
  isRefused(refused, [
    {
      description: 'a login with a wrong password',
      given: [exists],
      sent: { ...credentials, password: 'Wrong-River-42' },
      ...unauthorized,
    },
    {
      description: 'a login before the address is verified',
      given: [state('a member with an unverified email exists', credentials)],
      ...unauthorized,
    },
    {
      description: 'a login with the password of a sign-up that was not confirmed',
      given: [state(two, passwords)],
      sent: { ...credentials, password: passwords.other_password },
      ...unauthorized,
    },
    {
      description: 'a login with a malformed address',
      sent: { ...credentials, email: 'dana.river' },
      fields: problems.invalid_fields.value,
    },
  ]);
  isNotServedInABlockedRegion(refused, { given: [exists] });
  saysHowLongToWait(refused, 'createToken', 'one login too many');
});

describe('refreshing', () => {
  const member = { ...address, first_name: 'Dana', country: 'CA', edge_balance: '1250.00' };
  const sent = examples.refresh.value;

  const refused = {
    what: 'a refresh',
    method: 'POST',
    path: '/api/v1/token/refresh/',
    sent,
    call: (request: { baseURL: string }, body: typeof sent) => refreshToken(body, request),
  } as const;
  const spent = 'the refresh token of a member has been spent';
  const tooOld = 'the session of a member has reached its age';
  // A refresh token comes too where rotation is on; the application lives with both.
  isAnswered(refused, 'refreshToken', [
    {
      description: 'a refresh',
      given: [state('a member is logged in', member)],
      sentShape: { refresh: fromState('a member is logged in', ({ refresh }) => refresh, pair) },
      example: examples.not_rotated.value,
    },
  ]);
  isRefused(refused, [
    // A code of 401 that the application branches on; of the spent token it reads only the status.
    {
      description: 'a refresh in a session that has reached its age',
      given: [state(tooOld, address)],
      sentShape: { refresh: fromState(tooOld, ({ refresh }) => refresh, sent) },
      status: 401,
      problem: problems.session_too_old.value,
    },
    { description: 'a refresh without a token', sent: { refresh: '' }, fields: blank },
  ]);

  it('is refused with a spent refresh token', async () => {
    const { code } = problems.token_not_valid.value;
    const body = { refresh: fromState(spent, ({ refresh }) => refresh, sent) };
    await interaction('a refresh with a spent token')
      .given(...state(spent, address))
      .withRequest('POST', '/api/v1/token/refresh/', (request) => request.jsonBody(body))
      .willRespondWith(401, (response) => response.jsonBody({ code: string(code) }))
      .executeTest(({ url }) =>
        expect(refreshToken(sent, { baseURL: url })).rejects.toEqual(answered(401, { code })),
      );
  });

  // The application keeps the tokens.
  isNotServedInABlockedRegion(refused, {
    given: [state('a member is logged in', member)],
    sentShape: { refresh: fromState('a member is logged in', ({ refresh }) => refresh, pair) },
  });
  saysHowLongToWait(refused, 'refreshToken', 'one refresh too many');
});

describe('logging out', () => {
  const refused = {
    what: 'a logout',
    method: 'POST',
    path: '/api/v1/token/blacklist/',
    sent: examples.refresh.value,
    call: (request: { baseURL: string }, sent: { refresh: string }) => blacklistToken(sent, request),
  } as const;
  const member = { ...address, first_name: 'Dana', country: 'CA', edge_balance: '1250.00' };
  isDone(refused, [
    {
      description: 'a logout',
      given: [state('a member is logged in', member)],
      sentShape: { refresh: fromState('a member is logged in', ({ refresh }) => refresh, pair) },
    },
  ]);
  isRefused(refused, [{ description: 'a logout without a token', sent: { refresh: '' }, fields: blank }]);
  isNotServedInABlockedRegion(refused);
});
