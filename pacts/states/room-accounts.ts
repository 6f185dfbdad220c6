import * as z from 'zod';

import { nothing, type ProviderState } from './state.ts';

/** Usernames that the logged-in member reported; each of these follows a state that signs a member in. */
export const roomAccountStates = {
  'the member has reported a username': {
    sentence:
      'The logged-in member has exactly one room account, in this status, with a reason if refused and a time if connected.',
    params: z.strictObject({ status: z.enum(['submitted', 'in_review', 'connected', 'refused']) }),
    values: nothing,
  },
  'the member has an account at a room that is not offered in a country': {
    sentence: 'The logged-in member has a room account at the room, which has no deal in the country.',
    params: z.strictObject({
      slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      country: z.string().regex(/^[A-Z]{2}$/),
    }),
    values: nothing,
  },
  'the member has reported no username': {
    sentence: 'The logged-in member has no room account.',
    params: nothing,
    values: nothing,
  },
  'a username is taken at the room of a deal': {
    sentence:
      'The deal with this id is open there. At its room the username is submitted, in review or connected.',
    params: z.strictObject({
      deal: z.int(),
      country: z.string().regex(/^[A-Z]{2}$/),
      username: z.string(),
    }),
    values: nothing,
  },
} as const satisfies Record<string, ProviderState>;
