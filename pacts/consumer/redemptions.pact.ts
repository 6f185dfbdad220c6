import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/redemptions.json' with { type: 'json' };
import { redeemPlan, redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { answered } from './answered.ts';
import { interaction, sentBy, state } from './interaction.ts';
import { asksForARefresh, isNotServedInABlockedRegion, saysHowLongToWait } from './refusals.ts';
import { amount, coded, serverTime, text, timestamp } from './shapes.ts';
import { bearer, dana, lendToken, SENT_BEARER } from './logged-in.ts';

const { eachLike, integer, string } = MatchersV3;
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
    lendToken();
    const { value } = examples.status_pending;
    await interaction('the status of a redemption that is pending')
      .given(...state('a member is logged in', dana))
      .given(...state('a redemption of the member is pending', pending))
      .withRequest('GET', statusPath, (sent) => sent.headers(bearer))
      .willRespondWith(200, (response) =>
        response
          .headers(serverTime)
          .jsonBody({ ...requestedShape(value), status: 'pending', completed_at: null, reason: null }),
      )
      .executeTest(async ({ url }) => {
        const sent = await sentBy(async () => {
          expect(await redemptionStatus({ baseURL: url })).toEqual(value);
        });
        expect(sent).toEqual([{ method: 'GET', path: statusPath, authorization: SENT_BEARER }]);
      });
  });

  it('is completed, with its time', async () => {
    lendToken();
    const { value } = examples.status_completed;
    await interaction('the status of a redemption that was completed')
      .given(...state('a member is logged in', dana))
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
    lendToken();
    const { value } = examples.status_failed;
    await interaction('the status of a redemption that failed')
      .given(...state('a member is logged in', dana))
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
    lendToken();
    const { value } = examples.status_none;
    await interaction('the status without a redemption')
      .given(...state('a member is logged in', dana))
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
    member: true,
    call: (options: { baseURL: string }) => redemptionStatus(options),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('the redemptions', () => {
  const [running, done, failed] = examples.some.value;

  it('come newest first, in every state', async () => {
    lendToken();
    await interaction('the redemptions of a member, one in each state')
      .given(...state('a member is logged in', dana))
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
        const sent = await sentBy(async () => {
          expect(await redemptions({ baseURL: url })).toEqual(examples.some.value);
        });
        expect(sent).toEqual([{ method: 'GET', path, authorization: SENT_BEARER }]);
      });
  });

  it('are an empty list for who has never redeemed', async () => {
    lendToken();
    await interaction('the redemptions of a member without any')
      .given(...state('a member is logged in', dana))
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
    member: true,
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

  it('takes the Edge and tells what to quote to support', async () => {
    lendToken();
    await interaction('a redemption')
      .given(...state('a member is logged in', dana))
      .given(...state('a plan costs Edge', { plan: request.plan, edge_amount }))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(request))
      .willRespondWith(201, (response) => response.jsonBody(asked))
      .executeTest(async ({ url }) => {
        const sent = await sentBy(async () => {
          expect(await redeem(url, idempotency_key)).toEqual(value);
        });
        expect(sent).toEqual([{ method: 'POST', path, authorization: SENT_BEARER }]);
      });
  });

  it('answers the same key as the first time, so that a lost answer can be asked for again', async () => {
    lendToken();
    await interaction('a redemption whose answer got lost')
      .given(...state('a member is logged in', dana))
      .given(...state('a redemption of the member is pending', pending))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(request))
      .willRespondWith(201, (response) => response.jsonBody(asked))
      .executeTest(async ({ url }) => {
        expect(await redeem(url, idempotency_key)).toEqual(value);
      });
  });

  it('is refused without enough Edge', async () => {
    lendToken();
    await interaction('a redemption without enough Edge')
      .given(...state('a member is logged in', { ...dana, edge_balance: '799.99' }))
      .given(...state('a plan costs Edge', { plan: request.plan, edge_amount }))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(request))
      .willRespondWith(400, (response) => response.jsonBody(coded(examples.insufficient_balance.value)))
      .executeTest(({ url }) =>
        expect(redeem(url, idempotency_key)).rejects.toEqual(answered(400, { code: 'insufficient_balance' })),
      );
  });

  it('is refused while another one is running', async () => {
    lendToken();
    await interaction('a redemption while another one is running')
      .given(...state('a member is logged in', dana))
      .given(...state('a redemption of the member is pending', pending))
      .withRequest('POST', path, (sent) => sent.headers(withKey(anotherKey)).jsonBody(request))
      .willRespondWith(409, (response) => response.jsonBody(coded(problems.redemption_running.value)))
      .executeTest(({ url }) =>
        expect(redeem(url, anotherKey)).rejects.toEqual(answered(409, { code: 'redemption_running' })),
      );
  });

  it('is refused when the plan costs another amount than the member confirmed', async () => {
    lendToken();
    await interaction('a redemption at a price that has changed')
      .given(...state('a member is logged in', dana))
      .given(...state('a plan costs Edge', { plan: request.plan, edge_amount: '900.00' }))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(request))
      .willRespondWith(409, (response) => response.jsonBody(coded(examples.price_changed.value)))
      .executeTest(({ url }) =>
        expect(redeem(url, idempotency_key)).rejects.toEqual(answered(409, { code: 'price_changed' })),
      );
  });

  it('is refused when it arrives after its time', async () => {
    lendToken();
    const late = { ...request, valid_until: examples.request.value.valid_until };
    await interaction('a redemption that arrives too late')
      .given(...state('a member is logged in', dana))
      .given(...state('a plan costs Edge', { plan: request.plan, edge_amount }))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(late))
      .willRespondWith(409, (response) => response.jsonBody(coded(examples.intent_expired.value)))
      .executeTest(({ url }) =>
        expect(redeem(url, idempotency_key, late)).rejects.toEqual(answered(409, { code: 'intent_expired' })),
      );
  });

  it('is refused when the key came with another request', async () => {
    lendToken();
    const other = { ...request, email: 'other@example.com' };
    await interaction('a redemption with the key of another request')
      .given(...state('a member is logged in', dana))
      .given(...state('a redemption of the member is pending', pending))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(other))
      .willRespondWith(409, (response) => response.jsonBody(coded(examples.key_reused.value)))
      .executeTest(({ url }) =>
        expect(redeem(url, idempotency_key, other)).rejects.toEqual(
          answered(409, { code: 'idempotency_key_reused' }),
        ),
      );
  });

  it('names the field that is not well formed', async () => {
    lendToken();
    const malformed = { ...request, email: 'dana.river' };
    await interaction('a redemption with a malformed address')
      .given(...state('a member is logged in', dana))
      .given(...state('a plan costs Edge', { plan: request.plan, edge_amount }))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(malformed))
      .willRespondWith(400, (response) =>
        response.jsonBody({ email: eachLike(problems.invalid_fields.value.email[0]) }),
      )
      .executeTest(({ url }) =>
        expect(redeem(url, idempotency_key, malformed)).rejects.toEqual(
          answered(400, { fields: problems.invalid_fields.value }),
        ),
      );
  });

  it('names the plan that is not there any more', async () => {
    lendToken();
    const gone = { ...request, plan: 99 };
    await interaction('a redemption of a plan that is not there')
      .given(...state('a member is logged in', dana))
      .given(...state('a plan costs Edge', { plan: request.plan, edge_amount }))
      .withRequest('POST', path, (sent) => sent.headers(withKey(idempotency_key)).jsonBody(gone))
      .willRespondWith(400, (response) => response.jsonBody({ plan: eachLike('There is no such plan.') }))
      .executeTest(({ url }) =>
        expect(redeem(url, idempotency_key, gone)).rejects.toEqual(
          answered(400, { fields: { plan: ['There is no such plan.'] } }),
        ),
      );
  });

  const refused = {
    what: 'a redemption',
    method: 'POST',
    path,
    body: request,
    headers: { 'Idempotency-Key': idempotency_key },
    member: true,
    call: ({ baseURL }: { baseURL: string }) => redeem(baseURL, idempotency_key),
    operation: 'redeemPlan',
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused);
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
