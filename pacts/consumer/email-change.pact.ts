import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/email.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { changeEmail } from '#sdk/generated/api/email/email.ts';
import { answered } from './answered.ts';
import { interaction, sentBy, state } from './interaction.ts';
import { asksForARefresh, isNotServedInABlockedRegion, saysHowLongToWait } from './refusals.ts';
import { coded, messagesFor, timestamp } from './shapes.ts';
import { bearerOf, lendToken, SENT_BEARER } from './logged-in.ts';

const { string } = MatchersV3;
const path = '/api/v1/account/email/change/';
const loggedIn = 'a member with a password is logged in';
const headers = { Authorization: bearerOf(loggedIn) };
const change = examples.change.value;
const { new_email, current_password: password } = change;
const member = { email: examples.address.value.email, password };
const requested = examples.change_requested.value;

describe('asking for another address', () => {
  it('mails a link to it and says until when it works', async () => {
    lendToken();
    await interaction('a wish for another address')
      .given(...state(loggedIn, member))
      .given(...state('no member has the email', { email: new_email }))
      .withRequest('POST', path, (request) => request.headers(headers).jsonBody(change))
      .willRespondWith(200, (response) => response.jsonBody(pending()))
      .executeTest(async ({ url }) => {
        const sent = await sentBy(async () => {
          expect(await changeEmail(change, { baseURL: url })).toEqual(requested);
        });
        expect(sent).toEqual([{ method: 'POST', path, authorization: SENT_BEARER }]);
      });
  });

  it('answers alike when the address is taken', async () => {
    lendToken();
    await interaction('a wish for an address that is taken')
      .given(...state(loggedIn, member))
      .given(...state('a member with a verified email exists', { email: new_email, password }))
      .withRequest('POST', path, (request) => request.headers(headers).jsonBody(change))
      .willRespondWith(200, (response) => response.jsonBody(pending()))
      .executeTest(async ({ url }) => {
        expect(await changeEmail(change, { baseURL: url })).toEqual(requested);
      });
  });

  it('is refused while a change is pending', async () => {
    lendToken();
    await interaction('a wish for another address while a change is pending')
      .given(...state(loggedIn, member))
      .given(...state('an email change is pending', { new_email }))
      .withRequest('POST', path, (request) => request.headers(headers).jsonBody(change))
      .willRespondWith(400, (response) => response.jsonBody(coded(examples.change_pending.value)))
      .executeTest(async ({ url }) => {
        await expect(changeEmail(change, { baseURL: url })).rejects.toEqual(
          answered(400, { code: 'change_pending' }),
        );
      });
  });

  it('needs the current password', () =>
    isRefused(
      'a wish for another address with a wrong password',
      { ...change, current_password: 'Wrong-River-42' },
      problems.wrong_current_password.value,
    ));

  it('needs an address that is well formed', () =>
    isRefused(
      'a wish for a malformed address',
      { ...change, new_email: 'kim.poker' },
      { new_email: ['Enter a valid email address.'] },
    ));

  it('needs an address that is another one', () =>
    isRefused(
      'a wish for the address that the member has',
      { ...change, new_email: member.email },
      { new_email: ['This is your address already.'] },
    ));

  const refused = {
    what: 'a wish for another address',
    method: 'POST',
    path,
    body: change,
    member: true,
    call: (request: { baseURL: string }) => changeEmail(change, request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait({ ...refused, operation: 'changeEmail' });
});

function pending() {
  return {
    unconfirmed_email: string(requested.unconfirmed_email),
    unconfirmed_email_expires_at: timestamp(requested.unconfirmed_email_expires_at),
  };
}

async function isRefused(
  description: string,
  body: typeof change,
  fields: Record<string, string[]>,
): Promise<void> {
  lendToken();
  await interaction(description)
    .given(...state(loggedIn, member))
    .withRequest('POST', path, (request) => request.headers(headers).jsonBody(body))
    .willRespondWith(400, (response) => response.jsonBody(messagesFor(fields)))
    .executeTest(async ({ url }) => {
      await expect(changeEmail(body, { baseURL: url })).rejects.toEqual(answered(400, { fields }));
    });
}
