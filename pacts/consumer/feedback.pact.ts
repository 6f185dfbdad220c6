import { describe } from 'vitest';

import examples from '#api-spec/examples/feedback.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { sendFeedback } from '#sdk/generated/api/feedback/feedback.ts';
import { state } from './interaction.ts';
import {
  danaIsLoggedIn,
  isAnswered,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';
import { here, inThisCountry } from './offered.ts';

const path = '/api/v1/feedback/';
const question = examples.question.value;
const remark = { message: question.message };
const received = examples.received.value;

describe('feedback', () => {
  const refused = {
    what: 'a remark',
    method: 'POST',
    path,
    sent: remark,
    call: (request: { baseURL: string }, sent: { message: string }) => sendFeedback(sent, request),
  } as const;
  isAnswered<{ message: string; room?: string; email?: string }>(refused, 'sendFeedback', [
    {
      description: 'a question of a member about a room',
      member: danaIsLoggedIn,
      given: [inThisCountry, state('a room has deals in a country', { slug: question.room, ...here })],
      sent: question,
      status: 201,
      example: received,
    },
    { description: 'a remark of a visitor', given: [inThisCountry], status: 201, example: received },
  ]);
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
