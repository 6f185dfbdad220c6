import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/email.json' with { type: 'json' };
import { confirmEmailChange } from '#sdk/generated/api/email/email.ts';
import { answered } from './answered.ts';
import { fromState, interaction, sentBy, state } from './interaction.ts';
import { asksForARefresh, isNotServedInABlockedRegion, saysHowLongToWait } from './refusals.ts';
import { coded, detail } from './shapes.ts';
import { bearer, dana, lendToken, SENT_BEARER } from './logged-in.ts';

const path = '/api/v1/account/email/change/confirm/';
const { new_email } = examples.change.value;
const confirmation = examples.change_confirmation.value;

describe('confirming another address', () => {
  it('succeeds with the link', () => succeeds('a confirmed address', 'an email change is pending'));

  it('succeeds when it is repeated', () =>
    succeeds('an address that is confirmed again', 'the mailed email change link was used'));

  it('fails with an expired link', () =>
    fails(
      'an address confirmed by an expired link',
      'the mailed email change link has expired',
      'link_expired',
    ));

  it('fails with a link that a newer one replaced', () =>
    fails(
      'an address confirmed by an older link',
      'a newer email change link was mailed',
      'link_superseded',
    ));

  it('fails with the link of a change that was cancelled', () =>
    fails(
      'an address confirmed by the link of a cancelled change',
      'the email change was cancelled',
      'link_invalid',
    ));

  it('fails with the link of another member', async () => {
    lendToken();
    const name = 'an email change of another member is pending';
    await interaction('an address confirmed by another member')
      .given(...state('a member is logged in', dana))
      .given(...state(name, { email: 'kim.turn@example.com', new_email }))
      .withRequest('POST', path, (request) => request.headers(bearer).jsonBody(tokenOf(name)))
      .willRespondWith(400, (response) => response.jsonBody(coded(examples.wrong_account.value)))
      .executeTest(({ url }) => failsWith(url, 'wrong_account'));
  });

  it('fails with a link that was tampered with', async () => {
    lendToken();
    await interaction('an address confirmed by a link that is not one of ours')
      .given(...state('a member is logged in', dana))
      .withRequest('POST', path, (request) => request.headers(bearer).jsonBody(confirmation))
      .willRespondWith(400, (response) => response.jsonBody(coded(examples.link_invalid.value)))
      .executeTest(({ url }) => failsWith(url, 'link_invalid'));
  });

  const refused = {
    what: 'the confirmation of an address',
    method: 'POST',
    path,
    body: confirmation,
    member: true,
    call: (request: { baseURL: string }) => confirmEmailChange(confirmation, request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait({ ...refused, operation: 'confirmEmailChange' });
});

type MailedState =
  | 'an email change is pending'
  | 'the mailed email change link was used'
  | 'the mailed email change link has expired'
  | 'the email change was cancelled'
  | 'a newer email change link was mailed';

async function succeeds(description: string, name: MailedState): Promise<void> {
  lendToken();
  await interaction(description)
    .given(...state('a member is logged in', dana))
    .given(...state(name, { new_email }))
    .withRequest('POST', path, (request) => request.headers(bearer).jsonBody(tokenOf(name)))
    .willRespondWith(200, (response) => response.jsonBody(detail(examples.changed.value)))
    .executeTest(async ({ url }) => {
      const sent = await sentBy(async () => {
        expect(await confirmEmailChange(confirmation, { baseURL: url })).toEqual(examples.changed.value);
      });
      expect(sent).toEqual([{ method: 'POST', path, authorization: SENT_BEARER }]);
    });
}

async function fails(
  description: string,
  name: MailedState,
  failure: 'link_expired' | 'link_superseded' | 'link_invalid',
): Promise<void> {
  lendToken();
  await interaction(description)
    .given(...state('a member is logged in', dana))
    .given(...state(name, { new_email }))
    .withRequest('POST', path, (request) => request.headers(bearer).jsonBody(tokenOf(name)))
    .willRespondWith(400, (response) => response.jsonBody(coded(examples[failure].value)))
    .executeTest(({ url }) => failsWith(url, failure));
}

function tokenOf(name: MailedState | 'an email change of another member is pending') {
  return { token: fromState(name, ({ token }) => token, confirmation) };
}

async function failsWith(baseURL: string, code: string): Promise<void> {
  await expect(confirmEmailChange(confirmation, { baseURL })).rejects.toEqual(answered(400, { code }));
}
