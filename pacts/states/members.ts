import * as z from 'zod';

import { address, amount, country, state } from './state.ts';

const credentials = z.strictObject({ email: z.email(), password: z.string().min(8) });
const member = z.strictObject({ email: z.email(), first_name: z.string(), country, edge_balance: amount });
const place = z.strictObject({ country });
const pair = z.strictObject({ access: z.string(), refresh: z.string() });
const access = z.strictObject({ access: z.string() });
const refresh = z.strictObject({ refresh: z.string() });

/** The operations that can answer 429. */
const LIMITED = [
  'createToken',
  'refreshToken',
  'registerAccount',
  'confirmEmailVerification',
  'resendEmailVerification',
  'changeEmail',
  'resendEmailChange',
  'confirmEmailChange',
  'changePassword',
  'resetPassword',
  'confirmPasswordReset',
  'sendFeedback',
  'reportRoomAccount',
  'redeemPlan',
] as const;
export type LimitedOperation = (typeof LIMITED)[number];

/** Who has an account and what they hold, and where requests come from. */
export const memberStates = {
  'a member with a verified email exists': state(
    'A member can log in with this address and password.',
    credentials,
  ),
  'a member with an unverified email exists': state(
    'Somebody signed up with this address and password and has not verified the address.',
    credentials,
  ),
  'no member has the email': state('Nobody has signed up with this address.', address),
  'a member is logged in': state(
    'A member with a verified address, this name, country and Edge balance, and an Elite subscription holds a valid pair of tokens.',
    member,
    pair,
  ),
  'a member without subscriptions is logged in': state(
    'As above, without subscriptions and flags.',
    member,
    pair,
  ),
  'a member whose email is not verified is logged in': state(
    'A member holds a valid access token; the address is not (or no longer) verified.',
    address,
    access,
  ),
  'a member with a password is logged in': state(
    'A member with a verified address and this password holds a valid pair of tokens.',
    credentials,
    pair,
  ),
  'the access token of a member has expired': state(
    'The access token was valid once; its time is over.',
    address,
    access,
  ),
  'the refresh token of a member has been spent': state(
    'The refresh token was valid once; the member logged out with it.',
    address,
    refresh,
  ),
  'the session of a member has reached its age': state(
    'A member logged in so long ago that the session has ended by its age, however often it was used. The refresh token would be valid otherwise.',
    address,
    refresh,
  ),
  'an operation is rate limited': state(
    'Every call of the operation (its operationId) is answered 429 for this many seconds.',
    z.strictObject({
      operation: z.enum(LIMITED),
      retry_after_seconds: z.int().positive(),
    }),
  ),
  'the visitor is in a served country': state('Requests come from this country, which is served.', place),
  'the region of the visitor is blocked': state(
    'Requests come from this country, which is not served.',
    place,
  ),
};
