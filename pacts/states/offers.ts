import * as z from 'zod';

import { country, state } from './state.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const place = z.strictObject({ country });
const roomAt = z.strictObject({ slug, country });

/** What the partner rooms offer, what the solver plans cost, and the usernames that the member reported. */
export const offerStates = {
  'a country has deals': state(
    'At least one deal is open there. All that are have a bonus code, both percentages, benefits and a last day to come. Their rooms have logos, platforms and payment methods.',
    place,
  ),
  'a country has plain deals': state(
    'At least one deal is open there. None that is has a bonus code, percentages, benefits or a last day. Their rooms have no logos, platforms or payment methods: null and empty lists.',
    place,
  ),
  'a country has no deals': state('No deal is open there.', place),
  'a room has deals in a country': state(
    'At least one deal of the room is open there. Each is a top deal with a bonus code, both percentages, benefits and a last day to come. The room has a logo, runs on `windows`, takes `skrill`, and has key features, and both sign-up promotions and ongoing rewards with and without a last day. Given for two rooms, both hold, and no other room has deals.',
    roomAt,
  ),
  'a plain room has a closed deal in a country': state(
    'The room has at least one deal there. All are closed and have no bonus code, percentages, benefits or last day. The room has no logo, platforms, payment methods, promotions, rewards or key features: null and empty lists.',
    roomAt,
  ),
  'no room has the slug': state('There is no room with this slug.', z.strictObject({ slug })),
  'a deal is open in a country': state(
    'The deal with this id is open there. Its room has a logo.',
    z.strictObject({ deal: z.int(), country }),
  ),
  'a plan is offered': state(
    'At least one plan. Each has a price in Edge (`currency` is `EDGE`) without a discount, and may have prices in money. The `prorated_price` of all is null.',
  ),
  'a discounted plan is offered': state(
    'At least one plan. The price in Edge of each has a `discount`, and its `prorated_price` is null. Each has a price in money for a first subscription too (`type` is `FIRST_SUBSCRIPTION`), with a `discount`.',
  ),
  'a prorated plan is offered': state('At least one plan. The price in Edge of each has a `prorated_price`.'),
  'no plan is offered': state('There is no plan.'),
  'the member has reported a username': state(
    'The logged-in member has exactly one room account, in this status. `reason` is null unless it is refused, and `connected_at` is null unless it is connected. The room has a logo.',
    z.strictObject({ status: z.enum(['submitted', 'in_review', 'connected', 'refused']) }),
  ),
  'the member has an account at a room that is not offered in a country': state(
    'The logged-in member has a room account at the room, which has no deal in this country, open or closed. The room is otherwise as where it has deals.',
    roomAt,
  ),
  'the member has reported no username': state('The logged-in member has no room account.'),
  'a username is taken at the room of a deal': state(
    'The deal with this id is open there. At its room this username has been reported, by whomever, and is submitted, in review or connected.',
    z.strictObject({ deal: z.int(), country, username: z.string() }),
  ),
};
