import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/rooms.json' with { type: 'json' };
import { room } from '#sdk/generated/api/rooms/rooms.ts';
import { asMember, bearer, interaction, state } from './interaction.ts';
import { isNotServedInABlockedRegion, isRefused } from './refusals.ts';
import { deal, dealShape, here, inThisCountry, plainDeal, plainDealShape } from './offered.ts';
import { slug, timestamp } from './shapes.ts';

const { boolean, eachLike, string } = MatchersV3;
const path = '/api/v1/rooms/river-room/';
const riverRoom = { slug: 'river-room', ...here };
const { value: example } = examples.room;
const about = {
  slug: example.slug,
  name: example.name,
  about: example.about,
  counting_rule: example.counting_rule,
};
const aboutShape = {
  slug: slug(about.slug),
  name: string(about.name),
  about: string(about.about),
  counting_rule: string(about.counting_rule),
};

describe('a room', () => {
  it('has its deals and all that is known about it', async () => {
    const logo_url = deal.room.logo_url;
    const lists = {
      platforms: ['windows'],
      payment_methods: [{ slug: 'skrill', name: 'Skrill' }],
      key_features: ['Run it twice'],
    };
    const promotion = { title: '100% deposit bonus', description: 'Up to $1,000.', exclusive: false };
    const promotionShape = {
      title: string(promotion.title),
      description: string(promotion.description),
      exclusive: boolean(promotion.exclusive),
    };
    await asMember('a room')
      .given(...inThisCountry)
      .given(...state('a room has deals in a country', riverRoom))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...aboutShape,
          logo_url: string(logo_url),
          platforms: eachLike('windows'),
          payment_methods: eachLike({ slug: slug('skrill'), name: string('Skrill') }),
          key_features: eachLike('Run it twice'),
          signup_promotions: eachLike({ ...promotionShape, expires_at: null }),
          ongoing_rewards: eachLike({ ...promotionShape, expires_at: timestamp(deal.expires_at) }),
          deals: eachLike({ ...dealShape, closed_at: null }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await room('river-room', { baseURL: url })).toEqual({
          ...about,
          logo_url,
          ...lists,
          signup_promotions: [{ ...promotion, expires_at: null }],
          ongoing_rewards: [{ ...promotion, expires_at: deal.expires_at }],
          deals: [{ ...deal, closed_at: null }],
        });
      });
  });

  it('may have empty lists, and keeps a closed deal', async () => {
    const lists = {
      platforms: [],
      payment_methods: [],
      key_features: [],
      signup_promotions: [],
      ongoing_rewards: [],
    };
    const closed_at = '2026-03-01T00:00:00Z';
    await interaction('a plain room whose deal is closed')
      .given(...inThisCountry)
      .given(...state('a plain room has a closed deal in a country', riverRoom))
      .withRequest('GET', path)
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...aboutShape,
          logo_url: null,
          ...lists,
          deals: eachLike({ ...plainDealShape, closed_at: timestamp(closed_at) }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await room('river-room', { baseURL: url })).toEqual({
          ...about,
          logo_url: null,
          ...lists,
          deals: [{ ...plainDeal, closed_at }],
        });
      });
  });

  it('is there, without deals, for a member who has an account at it', async () => {
    await asMember('a room that is not offered here, for a member who has an account at it')
      .given(...inThisCountry)
      .given(...state('the member has an account at a room that is not offered in a country', riverRoom))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ ...aboutShape, deals: [] }))
      .executeTest(async ({ url }) => {
        expect(await room('river-room', { baseURL: url })).toEqual({ ...about, deals: [] });
      });
  });

  const refused = {
    what: 'a room',
    method: 'GET',
    path,
    call: (request: { baseURL: string }) => room('river-room', request),
  } as const;
  isRefused(refused, [
    {
      description: 'a room that does not exist',
      given: [inThisCountry, state('no room has the slug', { slug: 'river-room' })],
      status: 404,
      problem: problems.not_found.value,
    },
  ]);
  isNotServedInABlockedRegion(refused);
});
