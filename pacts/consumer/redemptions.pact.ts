import { describe } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/redemptions.json' with { type: 'json' };
import { redeemPlan, redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { dana, state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isAnswered,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';
import { exactly, serverTime } from './shapes.ts';

const path = '/api/v1/account/redemptions/';
const statusPath = '/api/v1/account/redemption-status/';
// Whenever this is verified, it is not too late.
const request = { ...examples.request.value, valid_until: '2999-01-01T00:00:00Z' };
const { valid_until: _, ...redeemable } = request;
const { edge_amount } = redeemable;
const { idempotency_key } = examples.pending.value;
const anotherKey = '7c5e2f10-3b8d-4a6f-9e21-0d4b8c6a1f37';
const pending = { idempotency_key, ...redeemable };
const neverRedeemed = state('the member has never redeemed', {});

describe('the status of the latest redemption', () => {
  const refused = {
    what: 'the status of the latest redemption',
    method: 'GET',
    path: statusPath,
    member: danaIsLoggedIn,
    call: (options: { baseURL: string }) => redemptionStatus(options),
  } as const;
  isAnswered(refused, 'redemptionStatus', [
    {
      description: 'the status of a redemption that is pending',
      given: [state('a redemption of the member is pending', pending)],
      answerHeaders: serverTime,
      example: { ...examples.status_pending.value, status: exactly('pending') },
    },
    {
      description: 'the status of a redemption that was completed',
      given: [state('a redemption of the member was completed', {})],
      example: { ...examples.status_completed.value, status: exactly('completed') },
    },
    {
      description: 'the status of a redemption that failed',
      given: [state('a redemption of the member failed', {})],
      example: { ...examples.status_failed.value, status: exactly('failed') },
    },
    {
      description: 'the status without a redemption',
      given: [neverRedeemed],
      example: { ...examples.status_none.value, status: exactly('none') },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('the redemptions', () => {
  const refused = {
    what: 'the redemptions',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (options: { baseURL: string }) => redemptions(options),
  } as const;
  isAnswered(refused, 'redemptions', [
    // Newest first.
    {
      description: 'the redemptions of a member, one in each state',
      given: [state('the member has redemptions in every state', {})],
      answerHeaders: serverTime,
      example: examples.some.value.map((one) => ({ ...one, status: exactly(one.status) })),
    },
    { description: 'the redemptions of a member without any', given: [neverRedeemed], example: [] },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('redeeming', () => {
  const redeem = (baseURL: string, key: string, body = request) =>
    redeemPlan(body, { baseURL, headers: { 'Idempotency-Key': key } });

  const refused = {
    what: 'a redemption',
    method: 'POST',
    path,
    sent: request,
    headers: { 'Idempotency-Key': idempotency_key },
    member: danaIsLoggedIn,
    call: ({ baseURL }: { baseURL: string }, sent: typeof request) => redeem(baseURL, idempotency_key, sent),
  } as const;
  const planCosts = (price: string) => state('a plan costs Edge', { plan: request.plan, edge_amount: price });
  const isPending = state('a redemption of the member is pending', pending);

  const accepted = {
    status: 201,
    example: {
      ...examples.pending.value,
      status: exactly('pending'),
    },
  } as const;
  isAnswered(refused, 'redeemPlan', [
    { description: 'a redemption', given: [planCosts(edge_amount)], ...accepted },
    // The same key is answered as the first time.
    { description: 'a redemption whose answer got lost', given: [isPending], ...accepted },
  ]);

  const poor = state('a member is logged in', { ...dana, edge_balance: '799.99' });
  isRefused({ ...refused, member: poor }, [
    {
      description: 'a redemption without enough Edge',
      given: [planCosts(edge_amount)],
      problem: examples.insufficient_balance.value,
    },
  ]);
  const another = { 'Idempotency-Key': anotherKey };
  const withAnotherKey = ({ baseURL }: { baseURL: string }) => redeem(baseURL, anotherKey);
  isRefused({ ...refused, headers: another, call: withAnotherKey }, [
    {
      description: 'a redemption while another one is running',
      given: [isPending],
      status: 409,
      problem: problems.redemption_running.value,
    },
  ]);
  isRefused(refused, [
    {
      description: 'a redemption at a price that has changed',
      given: [planCosts('900.00')],
      status: 409,
      problem: examples.price_changed.value,
    },
    {
      description: 'a redemption that arrives too late',
      given: [planCosts(edge_amount)],
      sent: { ...request, valid_until: examples.request.value.valid_until },
      status: 409,
      problem: examples.intent_expired.value,
    },
    {
      description: 'a redemption with the key of another request',
      given: [isPending],
      sent: { ...request, email: 'other@example.com' },
      status: 409,
      problem: examples.key_reused.value,
    },
    {
      description: 'a redemption with a malformed address',
      given: [planCosts(edge_amount)],
      sent: { ...request, email: 'dana.river' },
      fields: problems.invalid_fields.value,
    },
    {
      description: 'a redemption of a plan that is not there',
      given: [planCosts(edge_amount)],
      sent: { ...request, plan: 99 },
      fields: { plan: ['There is no such plan.'] },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'redeemPlan');
});
