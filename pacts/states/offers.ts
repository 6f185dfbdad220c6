import * as z from 'zod';

import { nothing, type ProviderState } from './state.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const place = z.strictObject({ country });
const roomAt = z.strictObject({ slug, country });

/** What the partner rooms offer and what the solver plans cost. */
export const offerStates = {
  'a country has deals': {
    sentence:
      'At least one deal is open there. All that are have a bonus code, both percentages, benefits and a last day, and their rooms have logos.',
    params: place,
    values: nothing,
  },
  'a country has plain deals': {
    sentence:
      'At least one deal is open there. None that is has a bonus code, percentages, benefits or a last day, and their rooms have no logos.',
    params: place,
    values: nothing,
  },
  'a country has no deals': {
    sentence: 'No deal is open there.',
    params: place,
    values: nothing,
  },
  'a room has deals in a country': {
    sentence:
      'Deals of the room are open there, each a top deal with a bonus code, both percentages, benefits and a last day. The room has a logo, runs on Windows, takes `skrill`, and has key features, sign-up promotions without and ongoing rewards with a last day.',
    params: roomAt,
    values: nothing,
  },
  'a plain room has a closed deal in a country': {
    sentence:
      'The only deals of the room there are closed and have no bonus code, percentages, benefits or last day. The room has no logo, platforms, payment methods, promotions, rewards or key features.',
    params: roomAt,
    values: nothing,
  },
  'no room has the slug': {
    sentence: 'There is no room with this slug.',
    params: z.strictObject({ slug }),
    values: nothing,
  },
  'a deal is open in a country': {
    sentence: 'The deal with this id is open there.',
    params: z.strictObject({ deal: z.int(), country }),
    values: nothing,
  },
  'a plan is offered': {
    sentence:
      'At least one plan. Each has a price in Edge (`currency` is `EDGE`), neither discounted nor prorated.',
    params: nothing,
    values: nothing,
  },
  'a discounted plan is offered': {
    sentence: 'At least one plan. The price in Edge of each has a discount and is not prorated.',
    params: nothing,
    values: nothing,
  },
  'a prorated plan is offered': {
    sentence: 'At least one plan. The price in Edge of each is prorated.',
    params: nothing,
    values: nothing,
  },
  'no plan is offered': {
    sentence: 'There is no plan.',
    params: nothing,
    values: nothing,
  },
} as const satisfies Record<string, ProviderState>;
