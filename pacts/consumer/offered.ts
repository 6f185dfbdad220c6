import { MatchersV3 } from '@pact-foundation/pact';

import examples from '#api-spec/examples/deals.json' with { type: 'json' };
import { state } from './interaction.ts';
import { decimal, slug, text, timestamp } from './shapes.ts';

const { boolean, eachLike, integer, string } = MatchersV3;

/** Where the visitor of these interactions is. */
export const here = { country: examples.some.value.country };
export const inThisCountry = state('the visitor is in a served country', here);

const [example] = examples.some.value.results;
const room = { slug: 'river-room', name: 'River Room', logo_url: 'https://river-room.example/logo.svg' };
const words = {
  id: example?.id ?? 0,
  title: example?.title ?? '',
  terms: example?.terms ?? '',
  tracking_url: example?.tracking_url ?? '',
  edge_multiplier: example?.edge_multiplier ?? '',
};

/** A deal with everything that the pages show when it is there. */
export const deal = {
  ...words,
  room,
  bonus_code: example?.bonus_code ?? '',
  rakeback_percentage: example?.rakeback_percentage ?? '',
  extra_rewards_percentage: example?.extra_rewards_percentage ?? '',
  benefits: [{ title: 'Monthly $500 race', exclusive: true }],
  platforms: ['windows'],
  payment_methods: [{ slug: 'skrill', name: 'Skrill' }],
  expires_at: example?.expires_at ?? '',
};

/** A deal without anything that may be missing: the pages leave those parts out. */
export const plainDeal = {
  ...words,
  room: { ...room, logo_url: null },
  bonus_code: null,
  rakeback_percentage: null,
  extra_rewards_percentage: null,
  benefits: [],
  platforms: [],
  payment_methods: [],
  expires_at: null,
};

const textShape = {
  id: integer(words.id),
  title: string(words.title),
  terms: string(words.terms),
  // Only an https link is opened.
  tracking_url: text('^https://.+', words.tracking_url),
  edge_multiplier: decimal(words.edge_multiplier),
};

const roomShape = { slug: slug(room.slug), name: string(room.name), logo_url: string(room.logo_url) };

export const dealShape = {
  ...textShape,
  room: roomShape,
  bonus_code: string(deal.bonus_code),
  rakeback_percentage: decimal(deal.rakeback_percentage),
  extra_rewards_percentage: decimal(deal.extra_rewards_percentage),
  benefits: eachLike({ title: string('Monthly $500 race'), exclusive: boolean(true) }),
  platforms: eachLike('windows'),
  payment_methods: eachLike({ slug: slug('skrill'), name: string('Skrill') }),
  expires_at: timestamp(deal.expires_at),
};

export const plainDealShape = { ...plainDeal, ...textShape, room: { ...roomShape, logo_url: null } };
