import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/email.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { confirmEmailVerification, resendEmailVerification } from '#sdk/generated/api/email/email.ts';
import { fromState, interaction, state } from './interaction.ts';
import { answered, isNotServedInABlockedRegion, isRefused, saysHowLongToWait } from './refusals.ts';
import { detail } from './shapes.ts';

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

  const two = 'another sign-up with the email is waiting';

  it('succeeds with the code of the own sign-up while another one with the address waits', () =>
    confirms('the mailed code while another sign-up waits', two, 'code'));

  const refused = {
    what: 'a press on the link',
    method: 'GET',
    path: confirmPath(mailed),
    call: (request: { baseURL: string }) => confirmEmailVerification(uidb64, token, request),
  } as const;

  it.each<[description: string, name: MailedState, key: Key, code: Code]>([
    ['a press on an expired link', 'the mailed verification link has expired', 'token', 'link_expired'],
    ['a press on an older link', 'a newer verification link was mailed', 'token', 'link_superseded'],
    ['a wrong code', 'a verification link was mailed', 'wrong_code', 'code_wrong'],
    ['the right code, too late', 'the mailed verification code is locked', 'code', 'code_locked'],
    ['the code of another sign-up', two, 'other_code', 'code_wrong'],
    ['a press on the link while another sign-up waits', two, 'token', 'link_superseded'],
  ])('%s is refused', (description, name, key, code) =>
    interaction(description)
      .given(...state(name, address))
      .withRequest('GET', mailedPath(name, key))
      .willRespondWith(400, (response) => response.jsonBody({ code }))
      .executeTest(({ url }) =>
        expect(confirmEmailVerification(uidb64, mailed[key], { baseURL: url })).rejects.toEqual(
          answered(400, { code }),
        ),
      ),
  );

  isRefused(
    {
      ...refused,
      path: fromState(
        'a verification link was mailed',
        (values) => confirmPath({ uidb64: values.uidb64, token: 'not-ours' }),
        mailed,
      ),
      call: (request) => confirmEmailVerification(uidb64, 'not-ours', request),
    },
    [
      {
        description: 'a press on a link that is not one of ours',
        given: [state('a verification link was mailed', address)],
        problem: examples.link_invalid.value,
      },
    ],
  );
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'confirmEmailVerification', 'one verification too many');
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

  const refused = {
    what: 'a wish for another verification mail',
    method: 'POST',
    path,
    sent: address,
    call: (request: { baseURL: string }, sent: typeof address) => resendEmailVerification(sent, request),
  } as const;
  isRefused(refused, [
    {
      description: 'a wish for a verification mail to a malformed address',
      sent: { email: 'dana.river' },
      fields: problems.invalid_fields.value,
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'resendEmailVerification', 'one wish for a verification mail too many');
});

type MailedState =
  | 'a verification link was mailed'
  | 'the mailed verification link was used'
  | 'the mailed verification link has expired'
  | 'a newer verification link was mailed'
  | 'the mailed verification code is locked'
  | 'another sign-up with the email is waiting';
type Key = 'token' | 'code' | 'wrong_code' | 'other_code';
type Code = 'link_expired' | 'link_superseded' | 'code_wrong' | 'code_locked';
type Mailed = { uidb64: string } & Partial<Record<Key, string>>;

async function confirms(description: string, name: MailedState, key: Key): Promise<void> {
  await interaction(description)
    .given(...state(name, address))
    .withRequest('GET', mailedPath(name, key))
    .willRespondWith(200, (response) => response.jsonBody(detail(examples.verified.value)))
    .executeTest(async ({ url }) => {
      const call = confirmEmailVerification(uidb64, mailed[key], { baseURL: url });
      expect(await call).toEqual(examples.verified.value);
    });
}

function mailedPath(name: MailedState, key: Key): ReturnType<typeof fromState> {
  return fromState(
    name,
    (values: Mailed) => confirmPath({ uidb64: values.uidb64, token: values[key] ?? '' }),
    mailed,
  );
}
