import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/token.json' with { type: 'json' };
import { blacklistToken, createToken, refreshToken } from '#sdk/generated/api/token/token.ts';
import { answered } from './answered.ts';
import { fromState, interaction, state } from './interaction.ts';
import { isNotServedInABlockedRegion } from './refusals.ts';
import { coded, detail, retryAfter, secret } from './shapes.ts';

const { eachLike, string } = MatchersV3;
const credentials = examples.credentials.value;
const pair = examples.pair.value;
const address = { email: credentials.email };

describe('logging in', () => {
  it('gives a pair of tokens for the right password', async () => {
    await interaction('a login with the right password')
      .given(...state('a member with a verified email exists', credentials))
      .withRequest('POST', '/api/v1/token/', (request) => request.jsonBody(credentials))
      .willRespondWith(200, (response) =>
        response.jsonBody({ access: secret(pair.access), refresh: secret(pair.refresh) }),
      )
      .executeTest(async ({ url }) => {
        expect(await createToken(credentials, { baseURL: url })).toEqual(pair);
      });
  });

  it('is refused for a wrong password', async () => {
    await interaction('a login with a wrong password')
      .given(...state('a member with a verified email exists', credentials))
      .withRequest('POST', '/api/v1/token/', (request) =>
        request.jsonBody({ ...credentials, password: 'Wrong-River-42' }),
      )
      .willRespondWith(401, (response) => response.jsonBody(detail(problems.credentials_refused.value)))
      .executeTest(async ({ url }) => {
        const call = createToken({ ...credentials, password: 'Wrong-River-42' }, { baseURL: url });
        await expect(call).rejects.toEqual(answered(401));
      });
  });

  it('is refused in the same way before the address is verified', async () => {
    await interaction('a login before the address is verified')
      .given(...state('a member with an unverified email exists', credentials))
      .withRequest('POST', '/api/v1/token/', (request) => request.jsonBody(credentials))
      .willRespondWith(401, (response) => response.jsonBody(detail(problems.credentials_refused.value)))
      .executeTest(async ({ url }) => {
        await expect(createToken(credentials, { baseURL: url })).rejects.toEqual(answered(401));
      });
  });

  const two = 'one of two sign-ups with the email was confirmed';
  const passwords = { ...credentials, other_password: 'Other-River-42' };

  it('takes the password of the sign-up whose mail was confirmed', async () => {
    await interaction('a login with the password of the sign-up that was confirmed')
      .given(...state(two, passwords))
      .withRequest('POST', '/api/v1/token/', (request) => request.jsonBody(credentials))
      .willRespondWith(200, (response) =>
        response.jsonBody({ access: secret(pair.access), refresh: secret(pair.refresh) }),
      )
      .executeTest(async ({ url }) => {
        expect(await createToken(credentials, { baseURL: url })).toEqual(pair);
      });
  });

  it('is refused for the password of another sign-up with the address', async () => {
    const others = { ...credentials, password: passwords.other_password };
    await interaction('a login with the password of a sign-up that was not confirmed')
      .given(...state(two, passwords))
      .withRequest('POST', '/api/v1/token/', (request) => request.jsonBody(others))
      .willRespondWith(401, (response) => response.jsonBody(detail(problems.credentials_refused.value)))
      .executeTest(async ({ url }) => {
        await expect(createToken(others, { baseURL: url })).rejects.toEqual(answered(401));
      });
  });

  it('names the field that is not well formed', async () => {
    const malformed = { ...credentials, email: 'dana.river' };
    await interaction('a login with a malformed address')
      .withRequest('POST', '/api/v1/token/', (request) => request.jsonBody(malformed))
      .willRespondWith(400, (response) =>
        response.jsonBody({ email: eachLike(problems.invalid_fields.value.email[0]) }),
      )
      .executeTest(async ({ url }) => {
        await expect(createToken(malformed, { baseURL: url })).rejects.toEqual(
          answered(400, { fields: problems.invalid_fields.value }),
        );
      });
  });

  it('is not offered in a blocked region', async () => {
    await interaction('a login from a blocked region')
      .given(...state('a member with a verified email exists', credentials))
      .given(...state('the region of the visitor is blocked', { country: 'US' }))
      .withRequest('POST', '/api/v1/token/', (request) => request.jsonBody(credentials))
      .willRespondWith(403, (response) => response.jsonBody(coded(problems.region_blocked.value)))
      .executeTest(async ({ url }) => {
        await expect(createToken(credentials, { baseURL: url })).rejects.toEqual(
          answered(403, { code: 'region_blocked' }),
        );
      });
  });

  it('says how long to wait after too many tries', async () => {
    await interaction('one login too many')
      .given(...state('an operation is rate limited', { operation: 'createToken', retry_after_seconds: 60 }))
      .withRequest('POST', '/api/v1/token/', (request) => request.jsonBody(credentials))
      .willRespondWith(429, (response) =>
        response.headers(retryAfter).jsonBody(detail(problems.throttled.value)),
      )
      .executeTest(async ({ url }) => {
        await expect(createToken(credentials, { baseURL: url })).rejects.toEqual(
          answered(429, { retryAfterSeconds: 60 }),
        );
      });
  });
});

describe('refreshing', () => {
  const member = { ...address, first_name: 'Dana', country: 'CA', edge_balance: '1250.00' };
  const sent = examples.refresh.value;

  it('gives a new access token', async () => {
    const body = { refresh: fromState('a member is logged in', ({ refresh }) => refresh, pair) };
    await interaction('a refresh')
      .given(...state('a member is logged in', member))
      .withRequest('POST', '/api/v1/token/refresh/', (request) => request.jsonBody(body))
      // A refresh token comes too where rotation is on; the application lives with both.
      .willRespondWith(200, (response) =>
        response.jsonBody({ access: secret(examples.not_rotated.value.access) }),
      )
      .executeTest(async ({ url }) => {
        expect(await refreshToken(sent, { baseURL: url })).toEqual(examples.not_rotated.value);
      });
  });

  it('is refused with a spent refresh token', async () => {
    const body = {
      refresh: fromState('the refresh token of a member has been spent', ({ refresh }) => refresh, sent),
    };
    await interaction('a refresh with a spent token')
      .given(...state('the refresh token of a member has been spent', address))
      .withRequest('POST', '/api/v1/token/refresh/', (request) => request.jsonBody(body))
      .willRespondWith(401, (response) =>
        response.jsonBody({
          detail: string(problems.token_not_valid.value.detail),
          code: string(problems.token_not_valid.value.code),
        }),
      )
      .executeTest(async ({ url }) => {
        await expect(refreshToken(sent, { baseURL: url })).rejects.toEqual(
          answered(401, { code: 'token_not_valid' }),
        );
      });
  });

  it('tells a session apart that has ended by its age', async () => {
    const tooOld = 'the session of a member has reached its age';
    const body = { refresh: fromState(tooOld, ({ refresh }) => refresh, sent) };
    await interaction('a refresh in a session that has reached its age')
      .given(...state(tooOld, address))
      .withRequest('POST', '/api/v1/token/refresh/', (request) => request.jsonBody(body))
      .willRespondWith(401, (response) => response.jsonBody(coded(problems.session_too_old.value)))
      .executeTest(async ({ url }) => {
        await expect(refreshToken(sent, { baseURL: url })).rejects.toEqual(
          answered(401, { code: 'session_too_old' }),
        );
      });
  });

  it('is refused without a token', async () => {
    const messages = { refresh: ['This field may not be blank.'] };
    await interaction('a refresh without a token')
      .withRequest('POST', '/api/v1/token/refresh/', (request) => request.jsonBody({ refresh: '' }))
      .willRespondWith(400, (response) => response.jsonBody({ refresh: eachLike(messages.refresh[0]) }))
      .executeTest(async ({ url }) => {
        await expect(refreshToken({ refresh: '' }, { baseURL: url })).rejects.toEqual(
          answered(400, { fields: messages }),
        );
      });
  });

  it('tells a blocked region apart, so that the tokens are kept', async () => {
    const body = { refresh: fromState('a member is logged in', ({ refresh }) => refresh, pair) };
    await interaction('a refresh from a blocked region')
      .given(...state('a member is logged in', member))
      .given(...state('the region of the visitor is blocked', { country: 'US' }))
      .withRequest('POST', '/api/v1/token/refresh/', (request) => request.jsonBody(body))
      .willRespondWith(403, (response) => response.jsonBody(coded(problems.region_blocked.value)))
      .executeTest(async ({ url }) => {
        await expect(refreshToken(sent, { baseURL: url })).rejects.toEqual(
          answered(403, { code: 'region_blocked' }),
        );
      });
  });

  it('says how long to wait after too many tries', async () => {
    await interaction('one refresh too many')
      .given(...state('an operation is rate limited', { operation: 'refreshToken', retry_after_seconds: 60 }))
      .withRequest('POST', '/api/v1/token/refresh/', (request) => request.jsonBody(sent))
      .willRespondWith(429, (response) =>
        response.headers(retryAfter).jsonBody(detail(problems.throttled.value)),
      )
      .executeTest(async ({ url }) => {
        await expect(refreshToken(sent, { baseURL: url })).rejects.toEqual(
          answered(429, { retryAfterSeconds: 60 }),
        );
      });
  });
});

describe('logging out', () => {
  it('spends the refresh token', async () => {
    const member = { ...address, first_name: 'Dana', country: 'CA', edge_balance: '1250.00' };
    const body = { refresh: fromState('a member is logged in', ({ refresh }) => refresh, pair) };
    await interaction('a logout')
      .given(...state('a member is logged in', member))
      .withRequest('POST', '/api/v1/token/blacklist/', (request) => request.jsonBody(body))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await blacklistToken(examples.refresh.value, { baseURL: url });
      });
  });

  it('is refused without a token', async () => {
    const messages = { refresh: ['This field may not be blank.'] };
    await interaction('a logout without a token')
      .withRequest('POST', '/api/v1/token/blacklist/', (request) => request.jsonBody({ refresh: '' }))
      .willRespondWith(400, (response) => response.jsonBody({ refresh: eachLike(messages.refresh[0]) }))
      .executeTest(async ({ url }) => {
        await expect(blacklistToken({ refresh: '' }, { baseURL: url })).rejects.toEqual(
          answered(400, { fields: messages }),
        );
      });
  });

  isNotServedInABlockedRegion({
    what: 'a logout',
    method: 'POST',
    path: '/api/v1/token/blacklist/',
    body: examples.refresh.value,
    member: false,
    call: (request) => blacklistToken(examples.refresh.value, request),
  });
});
