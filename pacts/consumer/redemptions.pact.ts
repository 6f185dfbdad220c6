import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/redemptions.json' with { type: 'json' };
import { redeemPlan, redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { asMember, bearer, dana, state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';
import { amount, serverTime, text, timestamp } from './shapes.ts';

const { integer, string } = MatchersV3;
const path = '/api/v1/account/redemptions/';
const statusPath = '/api/v1/account/redemption-status/';
// Whenever this is verified, it is not too late.
const request = { ...examples.request.value, valid_until: '2999-01-01T00:00:00Z' };
const { valid_until: _, ...redeemable } = request;
const { edge_amount } = redeemable;
const { idempotency_key } = examples.pending.value;
const anotherKey = '7c5e2f10-3b8d-4a6f-9e21-0d4b8c6a1f37';
const pending = { idempotency_key, ...redeemable };

describe('the status of the latest redemption', () => {
  it('is pending, without an end and a reason', async () => {
    const { value } = examples.status_pending;
    await asMember('the status of a redemption that is pending')
      .given(...state('a redemption of the member is pending', pending))
      .withRequest('GET', statusPath, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) =>
        response
          .headers(serverTime)
          .jsonBody({ ...requestedShape(value), status: 'pending', completed_at: null, reason: null }),
      )
      .executeTest(async ({ url }) => {
        expect(await redemptionStatus({ baseURL: url })).toEqual(value);
      });
  });

  it('is completed, with its time', async () => {
    const { value } = examples.status_completed;
    await asMember('the status of a redemption that was completed')
      .given(...state('a redemption of the member was completed', {}))
      .withRequest('GET', statusPath, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...requestedShape(value),
          status: 'completed',
          completed_at: timestamp(value.completed_at),
          reason: null,
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await redemptionStatus({ baseURL: url })).toEqual(value);
      });
  });

  it('is failed, with the reason', async () => {
    const { value } = examples.status_failed;
    await asMember('the status of a redemption that failed')
      .given(...state('a redemption of the member failed', {}))
      .withRequest('GET', statusPath, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...requestedShape(value),
          status: 'failed',
          completed_at: timestamp(value.completed_at),
          reason: string(value.reason),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await redemptionStatus({ baseURL: url })).toEqual(value);
      });
  });

  it('is none for who has never redeemed', async () => {
    const { value } = examples.status_none;
    await asMember('the status without a redemption')
      .given(...state('the member has never redeemed', {}))
      .withRequest('GET', statusPath, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody(value))
      .executeTest(async ({ url }) => {
        expect(await redemptionStatus({ baseURL: url })).toEqual(value);
      });
  });

  const refused = {
    what: 'the status of the latest redemption',
    method: 'GET',
    path: statusPath,
    member: danaIsLoggedIn,
    call: (options: { baseURL: string }) => redemptionStatus(options),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('the redemptions', () => {
  const [running, done, failed] = examples.some.value;

  it('come newest first, in every state', async () => {
    await asMember('the redemptions of a member, one in each state')
      .given(...state('the member has redemptions in every state', {}))
      .withRequest('GET', path, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) =>
        response.headers(serverTime).jsonBody([
          { ...shapeOf(running), status: 'pending', reason: null, completed_at: null, active_until: null },
          {
            ...shapeOf(done),
            status: 'completed',
            reason: null,
            completed_at: timestamp(done?.completed_at ?? ''),
            active_until: timestamp(done?.active_until ?? ''),
          },
          {
            ...shapeOf(failed),
            status: 'failed',
            reason: string(failed?.reason ?? ''),
            completed_at: timestamp(failed?.completed_at ?? ''),
            active_until: null,
          },
        ]),
      )
      .executeTest(async ({ url }) => {
        expect(await redemptions({ baseURL: url })).toEqual(examples.some.value);
      });
  });

  it('are an empty list for who has never redeemed', async () => {
    await asMember('the redemptions of a member without any')
      .given(...state('the member has never redeemed', {}))
      .withRequest('GET', path, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await redemptions({ baseURL: url })).toEqual([]);
      });
  });

  const refused = {
    what: 'the redemptions',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (options: { baseURL: string }) => redemptions(options),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('redeeming', () => {
  const { value } = examples.pending;
  const asked = {
    ...shapeOf(value),
    idempotency_key,
    status: 'pending',
    reason: null,
    completed_at: null,
    active_until: null,
  };
  const redeem = (baseURL: string, key: string, body = request) =>
    redeemPlan(body, { baseURL, headers: { 'Idempotency-Key': key } });

  it('takes the Edge and answers the reference for support', async () => {
    await asMember('a redemption')
      .given(...state('a plan costs Edge', { plan: request.plan, edge_amount }))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(request))
      .willRespondWith(201, (response) => response.jsonBody(asked))
      .executeTest(async ({ url }) => {
        expect(await redeem(url, idempotency_key)).toEqual(value);
      });
  });

  it('answers the same key as the first time, so that a lost answer can be asked for again', async () => {
    await asMember('a redemption whose answer got lost')
      .given(...state('a redemption of the member is pending', pending))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(request))
      .willRespondWith(201, (response) => response.jsonBody(asked))
      .executeTest(async ({ url }) => {
        expect(await redeem(url, idempotency_key)).toEqual(value);
      });
  });

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

type Redemption = (typeof examples.some.value)[number];

function shapeOf(example: Redemption | undefined) {
  return {
    id: integer(example?.id),
    reference: string(example?.reference),
    idempotency_key: text('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', example?.idempotency_key ?? ''),
    plan: planShape(example?.plan),
    email: string(example?.email),
    edge_amount: amount(example?.edge_amount ?? ''),
    requested_at: timestamp(example?.requested_at ?? ''),
  };
}

function requestedShape(
  example: Pick<typeof examples.status_pending.value, 'plan' | 'requested_at' | 'reference'>,
) {
  return {
    plan: planShape(example.plan),
    requested_at: timestamp(example.requested_at),
    reference: string(example.reference),
  };
}

/** Of the tier and the interval the application makes a name. */
function planShape(example: Redemption['plan'] | undefined) {
  return {
    id: integer(example?.id),
    interval: text('^(MONTH|YEAR)$', example?.interval ?? ''),
    tier: text('^(STARTER|PREMIUM|ELITE)$', example?.tier ?? ''),
  };
}

function withKey(key: string) {
  return { ...bearer, 'Idempotency-Key': key };
}
