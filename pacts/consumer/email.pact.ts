import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/email.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { confirmEmailVerification, resendEmailVerification } from '#sdk/generated/api/email/email.ts';
import { answered } from './answered.ts';
import { fromState, interaction, sentBy, state } from './interaction.ts';
import { coded, detail, retryAfter } from './shapes.ts';

const { eachLike } = MatchersV3;
const address = examples.address.value;
const mailed = {
  uidb64: 'MTAwMQ',
  token: 'c9x2lk-4f6a0e6f1d3b47a28b5d',
  code: '481516',
  wrong_code: '234242',
  other_code: '342516',
};
const { uidb64, token } = mailed;

const confirmPath = (values: { uidb64: string; token: string }): string =>
  `/api/v1/account/email/verify/confirm/${values.uidb64}/${values.token}/`;

describe('verifying the address', () => {
  it('succeeds with the link', () =>
    confirms('a press on the link', 'a verification link was mailed', 'token'));

  it('succeeds with the 6-digit code', () =>
    confirms('the mailed code', 'a verification link was mailed', 'code'));

  it('succeeds when it is repeated', () =>
    confirms('another press on the link', 'the mailed verification link was used', 'token'));

  it('fails with an expired link', () =>
    fails('a press on an expired link', 'the mailed verification link has expired', 'token', 'link_expired'));

  it('fails with a link that a newer one replaced', () =>
    fails('a press on an older link', 'a newer verification link was mailed', 'token', 'link_superseded'));

  it('fails with a wrong code', () =>
    fails('a wrong code', 'a verification link was mailed', 'wrong_code', 'code_wrong'));

  it('fails with the right code after too many wrong ones', () =>
    fails('the right code, too late', 'the mailed verification code is locked', 'code', 'code_locked'));

  const two = 'another sign-up with the email is waiting';

  it('succeeds with the code of the own sign-up while another one with the address waits', () =>
    confirms('the mailed code while another sign-up waits', two, 'code'));

  it('fails with the code of another sign-up with the address', () =>
    fails('the code of another sign-up', two, 'other_code', 'code_wrong'));

  it('fails with a link while another sign-up with the address waits', () =>
    fails('a press on the link while another sign-up waits', two, 'token', 'link_superseded'));

  it('fails with a link that was tampered with', async () => {
    const path = fromState(
      'a verification link was mailed',
      (values) => confirmPath({ uidb64: values.uidb64, token: 'not-ours' }),
      mailed,
    );
    await interaction('a press on a link that is not one of ours')
      .given(...state('a verification link was mailed', address))
      .withRequest('GET', path)
      .willRespondWith(400, (response) => response.jsonBody(coded(examples.link_invalid.value)))
      .executeTest(async ({ url }) => {
        await expect(confirmEmailVerification(uidb64, 'not-ours', { baseURL: url })).rejects.toEqual(
          answered(400, { code: 'link_invalid' }),
        );
      });
  });

  it('is not offered in a blocked region', async () => {
    await interaction('a press on the link from a blocked region')
      .given(...state('the region of the visitor is blocked', { country: 'US' }))
      .withRequest('GET', confirmPath({ uidb64, token }))
      .willRespondWith(403, (response) => response.jsonBody(coded(problems.region_blocked.value)))
      .executeTest(async ({ url }) => {
        await expect(confirmEmailVerification(uidb64, token, { baseURL: url })).rejects.toEqual(
          answered(403, { code: 'region_blocked' }),
        );
      });
  });

  it('says how long to wait after too many tries', async () => {
    const limit = { operation: 'confirmEmailVerification', retry_after_seconds: 60 } as const;
    await interaction('one verification too many')
      .given(...state('an operation is rate limited', limit))
      .withRequest('GET', confirmPath({ uidb64, token }))
      .willRespondWith(429, (response) =>
        response.headers(retryAfter).jsonBody(detail(problems.throttled.value)),
      )
      .executeTest(async ({ url }) => {
        await expect(confirmEmailVerification(uidb64, token, { baseURL: url })).rejects.toEqual(
          answered(429, { retryAfterSeconds: 60 }),
        );
      });
  });
});

describe('asking for another verification mail', () => {
  const path = '/api/v1/account/email/verify/resend/';

  it('sends one', async () => {
    await interaction('a wish for another verification mail')
      .given(...state('a verification link was mailed', address))
      .withRequest('POST', path, (request) => request.jsonBody(address))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await resendEmailVerification(address, { baseURL: url });
      });
  });

  it('answers alike when nobody has the address', async () => {
    await interaction('a wish for a verification mail to an address that nobody has')
      .given(...state('no member has the email', address))
      .withRequest('POST', path, (request) => request.jsonBody(address))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await resendEmailVerification(address, { baseURL: url });
      });
  });

  it('names the address when it is not well formed', async () => {
    await interaction('a wish for a verification mail to a malformed address')
      .withRequest('POST', path, (request) => request.jsonBody({ email: 'dana.river' }))
      .willRespondWith(400, (response) =>
        response.jsonBody({ email: eachLike(problems.invalid_fields.value.email[0]) }),
      )
      .executeTest(async ({ url }) => {
        await expect(resendEmailVerification({ email: 'dana.river' }, { baseURL: url })).rejects.toEqual(
          answered(400, { fields: problems.invalid_fields.value }),
        );
      });
  });

  it('is not offered in a blocked region', async () => {
    await interaction('a wish for another verification mail from a blocked region')
      .given(...state('the region of the visitor is blocked', { country: 'US' }))
      .withRequest('POST', path, (request) => request.jsonBody(address))
      .willRespondWith(403, (response) => response.jsonBody(coded(problems.region_blocked.value)))
      .executeTest(async ({ url }) => {
        await expect(resendEmailVerification(address, { baseURL: url })).rejects.toEqual(
          answered(403, { code: 'region_blocked' }),
        );
      });
  });

  it('says how long to wait after too many mails', async () => {
    const limit = { operation: 'resendEmailVerification', retry_after_seconds: 60 } as const;
    await interaction('one wish for a verification mail too many')
      .given(...state('an operation is rate limited', limit))
      .withRequest('POST', path, (request) => request.jsonBody(address))
      .willRespondWith(429, (response) =>
        response.headers(retryAfter).jsonBody(detail(problems.throttled.value)),
      )
      .executeTest(async ({ url }) => {
        await expect(resendEmailVerification(address, { baseURL: url })).rejects.toEqual(
          answered(429, { retryAfterSeconds: 60 }),
        );
      });
  });
});

type MailedState =
  | 'a verification link was mailed'
  | 'the mailed verification link was used'
  | 'the mailed verification link has expired'
  | 'a newer verification link was mailed'
  | 'the mailed verification code is locked'
  | 'another sign-up with the email is waiting';
type Key = 'token' | 'code' | 'wrong_code' | 'other_code';
type Mailed = { uidb64: string } & Partial<Record<Key, string>>;

async function confirms(description: string, name: MailedState, key: Key): Promise<void> {
  await interaction(description)
    .given(...state(name, address))
    .withRequest('GET', mailedPath(name, key))
    .willRespondWith(200, (response) => response.jsonBody(detail(examples.verified.value)))
    .executeTest(async ({ url }) => {
      const sent = await sentBy(async () => {
        const call = confirmEmailVerification(uidb64, mailed[key], { baseURL: url });
        expect(await call).toEqual(examples.verified.value);
      });
      expect(sent).toEqual([
        { method: 'GET', path: confirmPath({ uidb64, token: mailed[key] }), authorization: undefined },
      ]);
    });
}

async function fails(
  description: string,
  name: MailedState,
  key: Key,
  failure: 'link_expired' | 'link_superseded' | 'code_wrong' | 'code_locked',
): Promise<void> {
  await interaction(description)
    .given(...state(name, address))
    .withRequest('GET', mailedPath(name, key))
    .willRespondWith(400, (response) => response.jsonBody(coded(examples[failure].value)))
    .executeTest(async ({ url }) => {
      await expect(confirmEmailVerification(uidb64, mailed[key], { baseURL: url })).rejects.toEqual(
        answered(400, { code: failure }),
      );
    });
}

function mailedPath(name: MailedState, key: Key): ReturnType<typeof fromState> {
  return fromState(
    name,
    (values: Mailed) => confirmPath({ uidb64: values.uidb64, token: values[key] ?? '' }),
    mailed,
  );
}
