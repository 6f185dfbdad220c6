import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/email.json' with { type: 'json' };
import { cancelEmailChange, resendEmailChange } from '#sdk/generated/api/email/email.ts';
import { answered } from './answered.ts';
import { interaction, sentBy, state } from './interaction.ts';
import { asksForARefresh, isNotServedInABlockedRegion, saysHowLongToWait } from './refusals.ts';
import { coded, timestamp } from './shapes.ts';
import { bearer, dana, lendToken, SENT_BEARER } from './logged-in.ts';

const { string } = MatchersV3;
const { new_email } = examples.change.value;
const requested = examples.change_requested.value;
const loggedIn = state('a member is logged in', dana);
const pending = state('an email change is pending', { new_email });

describe('cancelling a pending change of the address', () => {
  const path = '/api/v1/account/email/change/';

  it('takes it back', async () => {
    lendToken();
    await interaction('a change of the address that is taken back')
      .given(...loggedIn)
      .given(...pending)
      .withRequest('DELETE', path, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const sent = await sentBy(() => cancelEmailChange({ baseURL: url }));
        expect(sent).toEqual([{ method: 'DELETE', path, authorization: SENT_BEARER }]);
      });
  });

  it('succeeds when nothing is pending any more', async () => {
    lendToken();
    await interaction('a change of the address that is taken back when none is pending')
      .given(...loggedIn)
      .withRequest('DELETE', path, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await cancelEmailChange({ baseURL: url });
      });
  });

  const refused = {
    what: 'the cancelling of a change of the address',
    method: 'DELETE',
    path,
    member: true,
    call: (request: { baseURL: string }) => cancelEmailChange(request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('mailing the link of a pending change again', () => {
  const path = '/api/v1/account/email/change/resend/';

  it('says until when the new link works', async () => {
    lendToken();
    await interaction('a wish for another mail to the new address')
      .given(...loggedIn)
      .given(...pending)
      .withRequest('POST', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          unconfirmed_email: string(requested.unconfirmed_email),
          unconfirmed_email_expires_at: timestamp(requested.unconfirmed_email_expires_at),
        }),
      )
      .executeTest(async ({ url }) => {
        const sent = await sentBy(async () => {
          expect(await resendEmailChange({ baseURL: url })).toEqual(requested);
        });
        expect(sent).toEqual([{ method: 'POST', path, authorization: SENT_BEARER }]);
      });
  });

  it('is refused when nothing is pending', async () => {
    lendToken();
    await interaction('a wish for another mail to the new address when no change is pending')
      .given(...loggedIn)
      .withRequest('POST', path, (request) => request.headers(bearer))
      .willRespondWith(400, (response) => response.jsonBody(coded(examples.no_change_pending.value)))
      .executeTest(async ({ url }) => {
        await expect(resendEmailChange({ baseURL: url })).rejects.toEqual(
          answered(400, { code: 'no_change_pending' }),
        );
      });
  });

  const refused = {
    what: 'a wish for another mail to the new address',
    method: 'POST',
    path,
    member: true,
    call: (request: { baseURL: string }) => resendEmailChange(request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait({ ...refused, operation: 'resendEmailChange' });
});
