import * as z from 'zod';

import { country, state } from './state.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const place = z.strictObject({ country });
const roomAt = z.strictObject({ slug, country });

/** What the partner rooms offer, what the solver plans cost, and the usernames that the member reported. */
export const offerStates = {
  'a country has deals': state(
    'At least one deal is open there. All that are have a bonus code, both percentages, benefits and a last day, and their rooms have logos.',
    place,
  ),
  'a country has plain deals': state(
    'At least one deal is open there. None that is has a bonus code, percentages, benefits or a last day, and their rooms have no logos.',
    place,
  ),
  'a country has no deals': state('No deal is open there.', place),
  'a room has deals in a country': state(
    'Deals of the room are open there, each a top deal with a bonus code, both percentages, benefits and a last day. The room has a logo, runs on Windows, takes `skrill`, and has key features, sign-up promotions without and ongoing rewards with a last day.',
    roomAt,
  ),
  'a plain room has a closed deal in a country': state(
    'The only deals of the room there are closed and have no bonus code, percentages, benefits or last day. The room has no logo, platforms, payment methods, promotions, rewards or key features.',
    roomAt,
  ),
  'no room has the slug': state('There is no room with this slug.', z.strictObject({ slug })),
  'a deal is open in a country': state(
    'The deal with this id is open there.',
    z.strictObject({ deal: z.int(), country }),
  ),
  'a plan is offered': state(
    'At least one plan. Each has a price in Edge (`currency` is `EDGE`), neither discounted nor prorated.',
  ),
  'a discounted plan is offered': state(
    'At least one plan. The price in Edge of each has a discount and is not prorated.',
  ),
  'a prorated plan is offered': state('At least one plan. The price in Edge of each is prorated.'),
  'no plan is offered': state('There is no plan.'),
  'the member has reported a username': state(
    'The logged-in member has exactly one room account, in this status, with a reason if refused and a time if connected.',
    z.strictObject({ status: z.enum(['submitted', 'in_review', 'connected', 'refused']) }),
  ),
  'the member has an account at a room that is not offered in a country': state(
    'The logged-in member has a room account at the room, which has no deal in the country.',
    roomAt,
  ),
  'the member has reported no username': state('The logged-in member has no room account.'),
  'a username is taken at the room of a deal': state(
    'The deal with this id is open there. At its room the username is submitted, in review or connected.',
    z.strictObject({ deal: z.int(), country, username: z.string() }),
  ),
};
