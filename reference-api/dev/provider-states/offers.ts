import planExamples from '#api-spec/examples/plans.json' with { type: 'json' };
import type { Price } from '#sdk/generated/model/price.ts';
import { Plans200Response } from '#sdk/generated/zod/plans/plans.zod.ts';
import { putPlan } from '../../domain/plans.ts';
import type { Services } from '../../services.ts';
import { addOffer } from '../add-offer.ts';
import { offerParams } from '../offer-params.ts';
import { readParams } from '../state-params.ts';
import type { Establish } from './state.ts';

export const offerStates: Readonly<Record<string, Establish>> = {
  'a country has deals': async (services, params) => {
    await addOffer(services, readParams(offerParams.place, params));
    return {};
  },
  'a country has plain deals': async (services, params) => {
    await addOffer(services, { ...readParams(offerParams.place, params), plain: true });
    return {};
  },
  'a country has no deals': (_services, params) => {
    readParams(offerParams.place, params);
    return Promise.resolve({});
  },
  'a room has deals in a country': async (services, params) => {
    await addOffer(services, readParams(offerParams.roomAt, params));
    return {};
  },
  'a plain room has a closed deal in a country': async (services, params) => {
    await addOffer(services, { ...readParams(offerParams.roomAt, params), plain: true, closed: true });
    return {};
  },
  'no room has the slug': (_services, params) => {
    readParams(offerParams.room, params);
    return Promise.resolve({});
  },
  'a deal is open in a country': async (services, params) => {
    await addOffer(services, readParams(offerParams.dealAt, params));
    return {};
  },
  'a plan is offered': (services, params) => offerPlans(services, params, {}),
  'a discounted plan is offered': (services, params) => offerPlans(services, params, { discount: '20' }),
  'a prorated plan is offered': (services, params) =>
    offerPlans(services, params, { prorated_price: '12.50' }),
  'no plan is offered': async ({ database }, params) => {
    readParams(offerParams.nothing, params);
    await database.deleteFrom('plans').execute();
    return {};
  },
};

async function offerPlans({ database }: Services, params: unknown, reduction: Partial<Price>) {
  readParams(offerParams.nothing, params);
  for (const plan of Plans200Response.parse(planExamples.all.value)) {
    const prices = plan.prices.map((price) =>
      price.currency === 'EDGE' ? { ...price, ...reduction } : price,
    );
    await putPlan(database, { ...plan, prices });
  }
  return {};
}
