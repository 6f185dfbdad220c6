import examples from '#api-spec/examples/deals.json' with { type: 'json' };
import { state } from './interaction.ts';
import { text } from './shapes.ts';

/** Where the visitor of these interactions is. */
export const here = { country: examples.some.value.country };
export const inThisCountry = state('the visitor is in a served country', here);

const [example] = examples.some.value.results as [(typeof examples.some.value.results)[number]];
const room = { ...example.room, logo_url: 'https://river-room.example/logo.svg' };
// Only an https link is opened.
const tracking_url = text('^https://.+', example.tracking_url);

/** A deal with everything that the pages show when it is there. Of lists one element stands for all. */
export const deal = {
  ...example,
  room,
  tracking_url,
  benefits: example.benefits.slice(1),
  platforms: ['windows'],
  payment_methods: example.payment_methods.slice(1),
};

/** A deal without anything that may be missing: the pages leave those parts out. */
export const plainDeal = {
  ...example,
  room: { ...room, logo_url: null },
  tracking_url,
  bonus_code: null,
  rakeback_percentage: null,
  extra_rewards_percentage: null,
  benefits: [],
  platforms: [],
  payment_methods: [],
  expires_at: null,
};
