import * as z from 'zod';

import { nothing, address, credentials, member, type ProviderState } from './state.ts';

/** Who has an account and what they hold. */
export const memberStates = {
  'a member with a verified email exists': {
    sentence: 'A member can log in with this address and password.',
    params: credentials,
    values: nothing,
  },
  'a member with an unverified email exists': {
    sentence: 'Somebody signed up with this address and password and has not verified the address.',
    params: credentials,
    values: nothing,
  },
  'no member has the email': {
    sentence: 'Nobody has signed up with this address.',
    params: address,
    values: nothing,
  },
  'a member is logged in': {
    sentence:
      'A member with a verified address, this name, country and Edge balance, and an Elite subscription holds a valid pair of tokens.',
    params: member,
    values: z.strictObject({ access: z.string(), refresh: z.string() }),
  },
  'a member without subscriptions is logged in': {
    sentence: 'As above, without subscriptions and flags.',
    params: member,
    values: z.strictObject({ access: z.string(), refresh: z.string() }),
  },
  'a member whose email is not verified is logged in': {
    sentence: 'A member holds a valid access token; the address is not (or no longer) verified.',
    params: address,
    values: z.strictObject({ access: z.string() }),
  },
  'the access token of a member has expired': {
    sentence: 'The access token was valid once; its time is over.',
    params: address,
    values: z.strictObject({ access: z.string() }),
  },
  'the refresh token of a member has been spent': {
    sentence: 'The refresh token was valid once; the member logged out with it.',
    params: address,
    values: z.strictObject({ refresh: z.string() }),
  },
  'the session of a member has reached its age': {
    sentence:
      'A member logged in so long ago that the session has ended by its age, however often it was used. The refresh token would be valid otherwise.',
    params: address,
    values: z.strictObject({ refresh: z.string() }),
  },
} as const satisfies Record<string, ProviderState>;
