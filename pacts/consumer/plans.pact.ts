import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/plans.json' with { type: 'json' };
import { plans } from '#sdk/generated/api/plans/plans.ts';
import { state, asMember, bearer, interaction } from './interaction.ts';
import { isNotServedInABlockedRegion } from './refusals.ts';
import { amount, decimal, text } from './shapes.ts';

const { arrayContaining, eachLike, integer } = MatchersV3;
const path = '/api/v1/plans/';
const [plan] = examples.all.value;
const { id = 0, tier = '', interval = '' } = plan ?? {};
const price = plan?.prices[0]?.price ?? '';

/** Plans that each have this price in Edge. They may also have prices in money, which the application ignores. */
const eachWith = (edgePrice: Record<string, unknown>) =>
  eachLike({
    id: integer(id),
    tier: text('^(STARTER|PREMIUM|ELITE)$', tier),
    interval: text('^(MONTH|YEAR)$', interval),
    prices: arrayContaining({ currency: 'EDGE', price: amount(price), ...edgePrice }),
  });

describe('the plans', () => {
  it('have a price in Edge', async () => {
    await asMember('the plans')
      .given(...state('a plan is offered', {}))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody(eachWith({ prorated_price: null })))
      .executeTest(async ({ url }) => {
        expect(await plans({ baseURL: url })).toEqual([
          { id, tier, interval, prices: [{ currency: 'EDGE', price, prorated_price: null }] },
        ]);
      });
  });

  it('cost less at a discount', async () => {
    await interaction('the plans at a discount')
      .given(...state('a discounted plan is offered', {}))
      .withRequest('GET', path)
      .willRespondWith(200, (response) =>
        response.jsonBody(eachWith({ prorated_price: null, discount: decimal('20') })),
      )
      .executeTest(async ({ url }) => {
        expect(await plans({ baseURL: url })).toEqual([
          { id, tier, interval, prices: [{ currency: 'EDGE', price, prorated_price: null, discount: '20' }] },
        ]);
      });
  });

  it('cost the prorated price when there is one', async () => {
    await interaction('the plans at a prorated price')
      .given(...state('a prorated plan is offered', {}))
      .withRequest('GET', path)
      .willRespondWith(200, (response) => response.jsonBody(eachWith({ prorated_price: amount('250.00') })))
      .executeTest(async ({ url }) => {
        expect(await plans({ baseURL: url })).toEqual([
          { id, tier, interval, prices: [{ currency: 'EDGE', price, prorated_price: '250.00' }] },
        ]);
      });
  });

  it('are an empty list when there are none', async () => {
    await interaction('the plans when there are none')
      .given(...state('no plan is offered', {}))
      .withRequest('GET', path)
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await plans({ baseURL: url })).toEqual([]);
      });
  });

  isNotServedInABlockedRegion({
    what: 'the plans',
    method: 'GET',
    path,
    call: (request) => plans(request),
  });
});
