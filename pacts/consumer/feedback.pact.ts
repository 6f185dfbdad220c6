import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/feedback.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { sendFeedback } from '#sdk/generated/api/feedback/feedback.ts';
import { state, asMember, bearer, interaction } from './interaction.ts';
import { isNotServedInABlockedRegion, isRefused, saysHowLongToWait } from './refusals.ts';
import { here, inThisCountry } from './offered.ts';
import { detail } from './shapes.ts';

const path = '/api/v1/feedback/';
const question = examples.question.value;
const remark = { message: question.message };
const received = examples.received.value;

describe('feedback', () => {
  it('may be a question of a member about a room', async () => {
    await asMember('a question of a member about a room')
      .given(...inThisCountry)
      .given(...state('a room has deals in a country', { slug: question.room, ...here }))
      .withRequest('POST', path, (request) => request.headers(bearer).jsonBody(question))
      .willRespondWith(201, (response) => response.jsonBody(detail(received)))
      .executeTest(async ({ url }) => {
        expect(await sendFeedback(question, { baseURL: url })).toEqual(received);
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

  const refused = {
    what: 'a remark',
    method: 'POST',
    path,
    sent: remark,
    call: (request: { baseURL: string }, sent: { message: string }) => sendFeedback(sent, request),
  } as const;
  isRefused<{ message: string; email?: string }>(refused, [
    {
      description: 'a remark with a malformed address',
      given: [inThisCountry],
      sent: { ...remark, email: 'dana.river' },
      fields: problems.invalid_fields.value,
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'sendFeedback');
});
