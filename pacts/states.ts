import * as z from 'zod';

interface ProviderState {
  /** What a provider has to make true, in a sentence. */
  sentence: string;
  /** What the interaction chooses. */
  params: z.ZodObject;
  /** What the provider makes up and answers, so that the request can carry it. */
  values: z.ZodObject;
}

const nothing = z.strictObject({});
const address = z.strictObject({ email: z.email() });
const mailedLink = z.strictObject({ uidb64: z.string(), token: z.string() });
const credentials = z.strictObject({ email: z.email(), password: z.string().min(8) });
const member = z.strictObject({
  email: z.email(),
  first_name: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
  edge_balance: z.string().regex(/^\d+\.\d{2}$/),
});

/**
 * The glossary of provider states. A name states a fact. Each interaction starts from a provider without
 * members, mails and rate limits that serves every region; then its states are made true, in order; after it
 * they are torn down. A provider answers `POST {state-url} {state, params, action}`, `action` being `setup` or
 * `teardown`, with the values as JSON, and an unknown state with 400 or 404.
 */
export const states = {
  'a member with a verified email exists': {
    sentence: 'A member can sign in with this address and password.',
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
  'a member is signed in': {
    sentence:
      'A member with a verified address, this name, country and Edge balance, and an Elite subscription holds a valid pair of tokens.',
    params: member,
    values: z.strictObject({ access: z.string(), refresh: z.string() }),
  },
  'a member without subscriptions is signed in': {
    sentence: 'As above, without subscriptions and flags.',
    params: member,
    values: z.strictObject({ access: z.string(), refresh: z.string() }),
  },
  'a member whose email is not verified is signed in': {
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
    sentence: 'The refresh token was valid once; the member signed out with it.',
    params: address,
    values: z.strictObject({ refresh: z.string() }),
  },
  'a verification link was mailed': {
    sentence:
      'Somebody signed up with this address; the mail holds the link and the 6-digit code. `wrong_code` is any other code.',
    params: address,
    values: z.strictObject({
      uidb64: z.string(),
      token: z.string(),
      code: z.string().regex(/^\d{6}$/),
      wrong_code: z.string().regex(/^\d{6}$/),
    }),
  },
  'the mailed verification link was used': {
    sentence: 'The address was verified with this link.',
    params: address,
    values: mailedLink,
  },
  'the mailed verification link has expired': {
    sentence: 'The mail with this link is older than 10 minutes and the address is not verified.',
    params: address,
    values: mailedLink,
  },
  'a newer verification link was mailed': {
    sentence: 'A second mail was sent; `token` is the first one.',
    params: address,
    values: mailedLink,
  },
  'the mailed verification code is locked': {
    sentence: 'Wrong codes were tried too often; `code` is the right one.',
    params: address,
    values: z.strictObject({ uidb64: z.string(), code: z.string().regex(/^\d{6}$/) }),
  },
  'an operation is rate limited': {
    sentence: 'Every call of the operation (its operationId) is answered 429 for this many seconds.',
    params: z.strictObject({
      operation: z.enum([
        'createToken',
        'refreshToken',
        'registerAccount',
        'confirmEmailVerification',
        'resendEmailVerification',
      ]),
      retry_after_seconds: z.int().positive(),
    }),
    values: nothing,
  },
  'the visitor is in a served country': {
    sentence: 'Requests come from this country, which is served.',
    params: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) }),
    values: nothing,
  },
  'the region of the visitor is blocked': {
    sentence: 'Requests come from this country, which is not served.',
    params: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) }),
    values: nothing,
  },
} as const satisfies Record<string, ProviderState>;

export type StateName = keyof typeof states;
export type StateParams<Name extends StateName> = z.input<(typeof states)[Name]['params']>;
export type StateValue<Name extends StateName> = keyof z.output<(typeof states)[Name]['values']>;
