import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/registration.json' with { type: 'json' };
import { registerAccount } from '#sdk/generated/api/registration/registration.ts';
import { answered } from './answered.ts';
import { interaction, state } from './interaction.ts';
import { coded, detail, retryAfter, uidb64 } from './shapes.ts';

const { eachLike, string } = MatchersV3;
const path = '/api/v1/account/register/';
const visitor = examples.visitor.value;
const { email } = visitor;

describe('signing up', () => {
  it('mails a link and names the new member for the 6-digit code', async () => {
    const { registered } = examples;
    await interaction('a sign-up')
      .given(...state('no member has the email', { email }))
      .withRequest('POST', path, (request) => request.jsonBody(visitor))
      .willRespondWith(201, (response) =>
        response.jsonBody({
          detail: string(registered.value.detail),
          uidb64: uidb64(registered.value.uidb64),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await registerAccount(visitor, { baseURL: url })).toEqual(registered.value);
      });
  });

  it('names every field that is refused', async () => {
    const weak = { ...visitor, email: 'dana.river', password: 'sunny-river', re_password: 'sunny-river' };
    const messages = {
      email: ['Enter a valid email address.'],
      password: ['Use at least one uppercase letter.'],
    };
    await interaction('a sign-up with a malformed address and a weak password')
      .given(...state('no member has the email', { email }))
      .withRequest('POST', path, (request) => request.jsonBody(weak))
      .willRespondWith(400, (response) =>
        response.jsonBody({ email: eachLike(messages.email[0]), password: eachLike(messages.password[0]) }),
      )
      .executeTest(async ({ url }) => {
        await expect(registerAccount(weak, { baseURL: url })).rejects.toEqual(
          answered(400, { fields: messages }),
        );
      });
  });

  it('needs equal passwords', async () => {
    const unequal = { ...visitor, re_password: 'Sunny-River-43' };
    const messages = { non_field_errors: ['The passwords do not match. Please enter equal passwords.'] };
    await interaction('a sign-up with two different passwords')
      .given(...state('no member has the email', { email }))
      .withRequest('POST', path, (request) => request.jsonBody(unequal))
      .willRespondWith(400, (response) =>
        response.jsonBody({ non_field_errors: eachLike(messages.non_field_errors[0]) }),
      )
      .executeTest(async ({ url }) => {
        await expect(registerAccount(unequal, { baseURL: url })).rejects.toEqual(
          answered(400, { fields: messages }),
        );
      });
  });

  it('needs agreement to the terms', async () => {
    const disagreeing = { ...visitor, terms_accepted: false };
    const messages = { terms_accepted: ['The terms have to be accepted.'] };
    await interaction('a sign-up without agreement to the terms')
      .given(...state('no member has the email', { email }))
      .withRequest('POST', path, (request) => request.jsonBody(disagreeing))
      .willRespondWith(400, (response) =>
        response.jsonBody({ terms_accepted: eachLike(messages.terms_accepted[0]) }),
      )
      .executeTest(async ({ url }) => {
        await expect(registerAccount(disagreeing, { baseURL: url })).rejects.toEqual(
          answered(400, { fields: messages }),
        );
      });
  });

  it('answers alike when the address is taken', async () => {
    const { registered } = examples;
    await interaction('a sign-up with an address that is taken')
      .given(...state('a member with a verified email exists', { email, password: visitor.password }))
      .withRequest('POST', path, (request) => request.jsonBody(visitor))
      .willRespondWith(201, (response) =>
        response.jsonBody({
          detail: string(registered.value.detail),
          uidb64: uidb64(registered.value.uidb64),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await registerAccount(visitor, { baseURL: url })).toEqual(registered.value);
      });
  });

  it('is not offered in a blocked region', async () => {
    await interaction('a sign-up from a blocked region')
      .given(...state('the region of the visitor is blocked', { country: 'US' }))
      .withRequest('POST', path, (request) => request.jsonBody(visitor))
      .willRespondWith(403, (response) => response.jsonBody(coded(problems.region_blocked.value)))
      .executeTest(async ({ url }) => {
        await expect(registerAccount(visitor, { baseURL: url })).rejects.toEqual(
          answered(403, { code: 'region_blocked' }),
        );
      });
  });

  it('says how long to wait after too many tries', async () => {
    await interaction('one sign-up too many')
      .given(
        ...state('an operation is rate limited', { operation: 'registerAccount', retry_after_seconds: 60 }),
      )
      .withRequest('POST', path, (request) => request.jsonBody(visitor))
      .willRespondWith(429, (response) =>
        response.headers(retryAfter).jsonBody(detail(problems.throttled.value)),
      )
      .executeTest(async ({ url }) => {
        await expect(registerAccount(visitor, { baseURL: url })).rejects.toEqual(
          answered(429, { retryAfterSeconds: 60 }),
        );
      });
  });
});
