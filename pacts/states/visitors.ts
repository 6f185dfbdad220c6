import * as z from 'zod';

import { nothing, type ProviderState } from './state.ts';

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

/** Where requests come from and how many were made. */
export const visitorStates = {
  'an operation is rate limited': {
    sentence: 'Every call of the operation (its operationId) is answered 429 for this many seconds.',
    params: z.strictObject({
      operation: z.enum(LIMITED),
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
