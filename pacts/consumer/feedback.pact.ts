import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/feedback.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { sendFeedback } from '#sdk/generated/api/feedback/feedback.ts';
import { answered } from './answered.ts';
import { interaction, sentBy, state } from './interaction.ts';
import { here, inThisCountry } from './offered.ts';
import { isNotServedInABlockedRegion, saysHowLongToWait } from './refusals.ts';
import { detail } from './shapes.ts';
import { bearer, dana, lendToken, SENT_BEARER } from './logged-in.ts';

const { eachLike } = MatchersV3;
const path = '/api/v1/feedback/';
const question = examples.question.value;
const remark = { message: question.message };
const received = examples.received.value;

describe('feedback', () => {
  it('may be a question of a member about a room', async () => {
    lendToken();
    await interaction('a question of a member about a room')
      .given(...state('a member is logged in', dana))
      .given(...inThisCountry)
      .given(...state('a room has deals in a country', { slug: question.room, ...here }))
      .withRequest('POST', path, (request) => request.headers(bearer).jsonBody(question))
      .willRespondWith(201, (response) => response.jsonBody(detail(received)))
      .executeTest(async ({ url }) => {
        const sent = await sentBy(async () => {
          expect(await sendFeedback(question, { baseURL: url })).toEqual(received);
        });
        expect(sent).toEqual([{ method: 'POST', path, authorization: SENT_BEARER }]);
      });
  });

  it('may be a remark of a visitor who leaves no address', async () => {
    await interaction('a remark of a visitor')
      .given(...inThisCountry)
      .withRequest('POST', path, (request) => request.jsonBody(remark))
      .willRespondWith(201, (response) => response.jsonBody(detail(received)))
      .executeTest(async ({ url }) => {
        expect(await sendFeedback(remark, { baseURL: url })).toEqual(received);
      });
  });

  it('names the field that is refused', async () => {
    const malformed = { ...remark, email: 'dana.river' };
    const fields = problems.invalid_fields.value;
    await interaction('a remark with a malformed address')
      .given(...inThisCountry)
      .withRequest('POST', path, (request) => request.jsonBody(malformed))
      .willRespondWith(400, (response) => response.jsonBody({ email: eachLike(fields.email[0]) }))
      .executeTest(async ({ url }) => {
        await expect(sendFeedback(malformed, { baseURL: url })).rejects.toEqual(answered(400, { fields }));
      });
  });

  const refused = {
    what: 'a remark',
    method: 'POST',
    path,
    body: remark,
    member: false,
    call: (request: { baseURL: string }) => sendFeedback(remark, request),
  } as const;
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait({ ...refused, operation: 'sendFeedback' });
});
