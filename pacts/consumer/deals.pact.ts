import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { deals } from '#sdk/generated/api/deals/deals.ts';
import type { DealsParams } from '#sdk/generated/model/deals-params.ts';
import type { Platform } from '#sdk/generated/model/platform.ts';
import { asMember, bearer, interaction, state } from './interaction.ts';
import { isNotServedInABlockedRegion, isRefused } from './refusals.ts';
import { deal, dealShape, here, inThisCountry, plainDeal, plainDealShape } from './offered.ts';
import { country } from './shapes.ts';

const { eachLike } = MatchersV3;
const path = '/api/v1/deals/';
const some = { country: country(here.country), results: eachLike(dealShape) };
const riverRoom = state('a room has deals in a country', { slug: 'river-room', ...here });

describe('the deals', () => {
  it('are those of the country where the visitor is', async () => {
    await interaction('the deals of a country')
      .given(...inThisCountry)
      .given(...state('a country has deals', here))
      .withRequest('GET', path)
      .willRespondWith(200, (response) => response.jsonBody(some))
      .executeTest(async ({ url }) => {
        expect(await deals(undefined, { baseURL: url })).toEqual({ ...here, results: [deal] });
      });
  });

  it('are answered for members too', async () => {
    await asMember('the deals of a country, for a member')
      .given(...inThisCountry)
      .given(...state('a country has deals', here))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody(some))
      .executeTest(async ({ url }) => {
        expect(await deals(undefined, { baseURL: url })).toEqual({ ...here, results: [deal] });
      });
  });

  it('may have no code, no percentages, no benefits and no last day', async () => {
    await interaction('the deals of a country where all are plain')
      .given(...inThisCountry)
      .given(...state('a country has plain deals', here))
      .withRequest('GET', path)
      .willRespondWith(200, (response) =>
        response.jsonBody({ country: country(here.country), results: eachLike(plainDealShape) }),
      )
      .executeTest(async ({ url }) => {
        expect(await deals(undefined, { baseURL: url })).toEqual({ ...here, results: [plainDeal] });
      });
  });

  it('are an empty list where nothing is offered', async () => {
    await interaction('the deals of a country without deals')
      .given(...inThisCountry)
      .given(...state('a country has no deals', here))
      .withRequest('GET', path)
      .willRespondWith(200, (response) => response.jsonBody({ country: country(here.country), results: [] }))
      .executeTest(async ({ url }) => {
        expect(await deals(undefined, { baseURL: url })).toEqual({ ...here, results: [] });
      });
  });
});

describe('some of the deals', () => {
  it('are the top deals on the home page', async () => {
    await interaction('the top deals of a country')
      .given(...inThisCountry)
      .given(...riverRoom)
      .withRequest('GET', path, (request) => request.query({ top: 'true' }))
      .willRespondWith(200, (response) => response.jsonBody(some))
      .executeTest(async ({ url }) => {
        expect(await deals({ top: true }, { baseURL: url })).toEqual({ ...here, results: [deal] });
      });
  });

  it('are those of several rooms', async () => {
    const room = ['river-room', 'lakeside-poker'];
    await interaction('the deals of two rooms')
      .given(...inThisCountry)
      .given(...riverRoom)
      .given(...state('a room has deals in a country', { slug: 'lakeside-poker', ...here }))
      .withRequest('GET', path, (request) => request.query({ room }))
      .willRespondWith(200, (response) =>
        response.jsonBody({ country: country(here.country), results: eachLike(dealShape, 2) }),
      )
      .executeTest(async ({ url }) => {
        expect(await deals({ room }, { baseURL: url })).toEqual({ ...here, results: [deal, deal] });
      });
  });

  it('are those for several platforms and payment methods', async () => {
    const platform: Platform[] = ['windows', 'web'];
    const payment_method = ['skrill', 'card'];
    await interaction('the deals for two platforms and two payment methods')
      .given(...inThisCountry)
      .given(...riverRoom)
      .withRequest('GET', path, (request) => request.query({ platform, payment_method }))
      .willRespondWith(200, (response) => response.jsonBody(some))
      .executeTest(async ({ url }) => {
        const answer = await deals({ platform, payment_method }, { baseURL: url });
        expect(answer).toEqual({ ...here, results: [deal] });
      });
  });

  it('are an empty list when the filter leaves none', async () => {
    await interaction('the deals of a room without deals')
      .given(...inThisCountry)
      .given(...riverRoom)
      .withRequest('GET', path, (request) => request.query({ room: ['lakeside-poker'] }))
      .willRespondWith(200, (response) => response.jsonBody({ country: country(here.country), results: [] }))
      .executeTest(async ({ url }) => {
        const answer = await deals({ room: ['lakeside-poker'] }, { baseURL: url });
        expect(answer).toEqual({ ...here, results: [] });
      });
  });

  const refused = {
    what: 'the deals',
    method: 'GET',
    path,
    call: (request: { baseURL: string }, sent: DealsParams | undefined) => deals(sent, request),
  } as const;
  isRefused(refused, [
    {
      description: 'the deals for a platform that does not exist',
      given: [inThisCountry],
      sent: { platform: ['linux' as Platform] },
      fields: { platform: ['"linux" is not a valid choice.'] },
    },
  ]);
  isNotServedInABlockedRegion(refused);
});
