import { describe } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import examples from '#api-spec/examples/rooms.json' with { type: 'json' };
import { Promotion } from '#sdk/generated/zod/schemas/promotion.zod.ts';
import { room } from '#sdk/generated/api/rooms/rooms.ts';
import { containing } from './asked.ts';
import { state } from './interaction.ts';
import { deal, here, inThisCountry, plainDeal } from './offered.ts';
import { danaIsLoggedIn, isAnswered, isNotServedInABlockedRegion, isRefused } from './refusals.ts';

const { value: example } = examples.room;
/** A room with everything that its page shows. Of promotions there are both kinds, with a last day and without. */
const about = {
  ...example,
  platforms: ['windows'],
  payment_methods: deal.payment_methods,
  key_features: example.key_features.slice(1),
  signup_promotions: containing(Promotion, ...example.signup_promotions),
  ongoing_rewards: containing(Promotion, ...example.ongoing_rewards),
};
const riverRoom = { slug: 'river-room', ...here };
const plain = {
  ...about,
  platforms: [],
  payment_methods: [],
  key_features: [],
  signup_promotions: [],
  ongoing_rewards: [],
  deals: [{ ...plainDeal, closed_at: '2026-03-01T00:00:00Z' }],
};

describe('a room', () => {
  const operation = {
    what: 'a room',
    method: 'GET',
    path: '/api/v1/rooms/river-room/',
    call: (request: { baseURL: string }) => room('river-room', request),
  } as const;
  isAnswered(operation, 'room', [
    {
      description: 'a room',
      member: danaIsLoggedIn,
      given: [inThisCountry, state('a room has deals in a country', riverRoom)],
      example: { ...about, deals: [deal] },
    },
    {
      description: 'a plain room whose deal is closed',
      given: [inThisCountry, state('a plain room has a closed deal in a country', riverRoom)],
      example: plain,
    },
    {
      description: 'a room that is not offered here, for a member who has an account at it',
      member: danaIsLoggedIn,
      given: [
        inThisCountry,
        state('the member has an account at a room that is not offered in a country', riverRoom),
      ],
      example: { ...about, deals: [] },
    },
  ]);
  isRefused(operation, [
    {
      description: 'a room that does not exist',
      given: [inThisCountry, state('no room has the slug', { slug: 'river-room' })],
      status: 404,
      problem: problems.not_found.value,
    },
  ]);
  isNotServedInABlockedRegion(operation);
});
