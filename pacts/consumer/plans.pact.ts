import { describe } from 'vitest';

import examples from '#api-spec/examples/plans.json' with { type: 'json' };
import { price } from '#queries/plans.ts';
import { plans } from '#sdk/generated/api/plans/plans.ts';
import { containing } from './asked.ts';
import { state } from './interaction.ts';
import { danaIsLoggedIn, isAnswered, isNotServedInABlockedRegion } from './refusals.ts';
import { exactly } from './shapes.ts';

const [plan] = examples.all.value as [(typeof examples.all.value)[number]];
const [inEdge, inMoney] = plan.prices as [object, object];

/** A plan that has these prices, and perhaps others. */
const planWith = (...prices: object[]) => [{ ...plan, prices: containing(price, ...prices) }];
const edge = { ...inEdge, currency: exactly('EDGE') };

describe('the plans', () => {
  const operation = {
    what: 'the plans',
    method: 'GET',
    path: '/api/v1/plans/',
    call: (request: { baseURL: string }) => plans(request),
  } as const;
  isAnswered(operation, 'plans', [
    {
      description: 'the plans',
      member: danaIsLoggedIn,
      given: [state('a plan is offered', {})],
      example: [{ ...plan, prices: [inEdge] }],
    },
    {
      description: 'the plans at a discount',
      given: [state('a discounted plan is offered', {})],
      example: planWith({ ...edge, discount: '20' }, { ...inMoney, type: exactly('FIRST_SUBSCRIPTION') }),
    },
    {
      description: 'the plans at a prorated price',
      given: [state('a prorated plan is offered', {})],
      example: planWith({ ...edge, prorated_price: '250.00' }),
    },
    {
      description: 'the plans when there are none',
      given: [state('no plan is offered', {})],
      example: examples.none.value,
    },
  ]);
  isNotServedInABlockedRegion(operation);
});
