import * as z from 'zod';

import { Language } from '#sdk/generated/zod/schemas/language.zod.ts';
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
    'A member has this address, which is verified, and this password. Nothing keeps the member from logging in.',
    credentials,
  ),
  'a member with an unverified email exists': state(
    'Somebody signed up with this address and password. The address is not verified, now or before.',
    credentials,
  ),
  'no member has the email': state('Nobody has signed up with this address, verified or not.', address),
  'a member is logged in': state(
    'A member with a verified address and this name, country and Edge balance holds a valid pair of tokens. The account has at least one flag, an Elite subscription and no change of address. Contact fields are empty, and a last name is given. There are no redemptions, room accounts or earnings, and the subscription keeps nobody from redeeming.',
    member,
    pair,
  ),
  'a member without subscriptions is logged in': state(
    'As `a member is logged in`, but with no flags and no subscriptions: both lists are empty.',
    member,
    pair,
  ),
  'a member whose email is not verified is logged in': state(
    'A member holds a valid access token. The address is not (or no longer) verified, so `email` of the account is null. There is no change of address.',
    address,
    access,
  ),
  'a member with a password is logged in': state(
    'A member with a verified address and this password holds a valid pair of tokens. There is no change of address.',
    credentials,
    pair,
  ),
  'the member reads mails in a language': state(
    'This is the `language` of the logged-in member.',
    z.strictObject({ language: z.enum(Language.options) }),
  ),
  'the access token of a member has expired': state(
    'The access token of a member with this address was valid once. Its time is over, which is answered before anything else about the request.',
    address,
    access,
  ),
  'the refresh token of a member has been spent': state(
    'The refresh token was valid once. The member with this address logged out with it.',
    address,
    refresh,
  ),
  'the session of a member has reached its age': state(
    'A member with this address logged in so long ago that the session has ended by its age, however often it was used. The refresh token would be valid otherwise.',
    address,
    refresh,
  ),
  'an operation is rate limited': state(
    'Every call of the operation (its operationId) is answered 429 for this many seconds, also one that would be refused for another reason: the member, the link or the refresh token of these requests may not exist.',
    z.strictObject({
      operation: z.enum(LIMITED),
      retry_after_seconds: z.int().positive(),
    }),
  ),
  'the visitor is in a served country': state(
    'Requests come from this country, which is served. Deals and rooms are those of this country, whatever the country of the member.',
    place,
  ),
  'the region of the visitor is blocked': state(
    'Requests come from this country, which is not served. `region` says so. Every other operation is answered 403, before anything else about the request is looked at: the plan, the room, the link or the refresh token may not exist.',
    place,
  ),
};
