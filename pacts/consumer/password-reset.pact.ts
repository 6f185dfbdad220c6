import { describe, expect, it } from 'vitest';

import emails from '#api-spec/examples/email.json' with { type: 'json' };
import examples from '#api-spec/examples/password.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { confirmPasswordReset } from '#sdk/generated/api/password/password.ts';
import { answered } from './answered.ts';
import { fromState, interaction, sentBy, state } from './interaction.ts';
import { isNotServedInABlockedRegion, saysHowLongToWait } from './refusals.ts';
import { coded, messagesFor } from './shapes.ts';

const address = emails.address.value;
const chosen = examples.new_password.value;
const mailed = { uidb64: 'MTAwMQ', token: 'c9x2lk-4f6a0e6f1d3b47a28b5d' };
const { uidb64, token } = mailed;

const confirmPath = (link: { uidb64: string; token: string }): string =>
  `/api/v1/account/password/reset/confirm/${link.uidb64}/${link.token}/`;

describe('setting a password by the mailed link', () => {
  it('succeeds once', async () => {
    const name = 'a password reset link was mailed';
    await interaction('a new password by the link')
      .given(...state(name, address))
      .withRequest('POST', fromState(name, confirmPath, mailed), (request) => request.jsonBody(chosen))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const sent = await sentBy(() => confirmPasswordReset(uidb64, token, chosen, { baseURL: url }));
        expect(sent).toEqual([{ method: 'POST', path: confirmPath(mailed), authorization: undefined }]);
      });
  });

  it('fails with a link that was used', () =>
    fails('a new password by a used link', 'the mailed password reset link was used', examples.link_used));

  it('fails with an expired link', () =>
    fails(
      'a new password by an expired link',
      'the mailed password reset link has expired',
      emails.link_expired,
    ));

  it('fails with a link that a newer mail replaced', () =>
    fails(
      'a new password by an older link',
      'a newer password reset link was mailed',
      emails.link_superseded,
    ));

  it('fails with a link that was tampered with', async () => {
    const name = 'a password reset link was mailed';
    const path = fromState(name, (link) => confirmPath({ ...link, token: 'not-ours' }), mailed);
    await interaction('a new password by a link that is not one of ours')
      .given(...state(name, address))
      .withRequest('POST', path, (request) => request.jsonBody(chosen))
      .willRespondWith(400, (response) => response.jsonBody(coded(emails.link_invalid.value)))
      .executeTest(async ({ url }) => {
        const call = confirmPasswordReset(uidb64, 'not-ours', chosen, { baseURL: url });
        await expect(call).rejects.toEqual(answered(400, { code: 'link_invalid' }));
      });
  });

  it('needs a strong password', () =>
    isRefused(
      'a weak new password by the link',
      { new_password: 'SunnyRiver42', re_new_password: 'SunnyRiver42' },
      problems.weak_new_password.value,
    ));

  it('needs equal passwords', () =>
    isRefused(
      'two different new passwords by the link',
      { ...chosen, re_new_password: 'Quiet-Turn-78' },
      { non_field_errors: ['The passwords do not match. Please enter equal passwords.'] },
    ));

  const refused = {
    what: 'a new password by the link',
    method: 'POST',
    path: confirmPath(mailed),
    body: chosen,
    member: false,
    call: (request: { baseURL: string }) => confirmPasswordReset(uidb64, token, chosen, request),
  } as const;
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait({ ...refused, operation: 'confirmPasswordReset' });
});

async function fails(
  description: string,
  name:
    | 'the mailed password reset link was used'
    | 'the mailed password reset link has expired'
    | 'a newer password reset link was mailed',
  problem: { value: { detail: string; code: string } },
): Promise<void> {
  await interaction(description)
    .given(...state(name, address))
    .withRequest('POST', fromState(name, confirmPath, mailed), (request) => request.jsonBody(chosen))
    .willRespondWith(400, (response) => response.jsonBody(coded(problem.value)))
    .executeTest(async ({ url }) => {
      await expect(confirmPasswordReset(uidb64, token, chosen, { baseURL: url })).rejects.toEqual(
        answered(400, { code: problem.value.code }),
      );
    });
}

async function isRefused(
  description: string,
  body: typeof chosen,
  fields: Record<string, string[]>,
): Promise<void> {
  const name = 'a password reset link was mailed';
  await interaction(description)
    .given(...state(name, address))
    .withRequest('POST', fromState(name, confirmPath, mailed), (request) => request.jsonBody(body))
    .willRespondWith(400, (response) => response.jsonBody(messagesFor(fields)))
    .executeTest(async ({ url }) => {
      await expect(confirmPasswordReset(uidb64, token, body, { baseURL: url })).rejects.toEqual(
        answered(400, { fields }),
      );
    });
}
