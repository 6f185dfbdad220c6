import * as z from 'zod/mini';

import type { Limits } from '../../domain/limits.ts';
import { closeLimit } from '../../domain/rate-limits.ts';
import type { Services } from '../../services.ts';
import { readParams, stateParams } from '../state-params.ts';
import type { Establish } from './state.ts';

export const visitorStates: Readonly<Record<string, Establish>> = {
  'an operation is rate limited': async (services, params) => {
    const { operation, retry_after_seconds } = readParams(rateLimit, params);
    await closeLimit(services, LIMIT_OF[operation], retry_after_seconds);
    return {};
  },
  'the visitor is in a served country': (services, params) => pretendRegion(services, params, true),
  'the region of the visitor is blocked': (services, params) => pretendRegion(services, params, false),
};

const LIMIT_OF = {
  createToken: 'logIn',
  refreshToken: 'refresh',
  registerAccount: 'register',
  confirmEmailVerification: 'confirm',
  resendEmailVerification: 'resendCaller',
  changeEmail: 'changeEmail',
  resendEmailChange: 'resendEmailChange',
  confirmEmailChange: 'confirmEmailChange',
  changePassword: 'changePassword',
  resetPassword: 'resetPassword',
  confirmPasswordReset: 'confirmPasswordReset',
  sendFeedback: 'sendFeedback',
  reportRoomAccount: 'reportRoomAccount',
  redeemPlan: 'redeemPlan',
} as const satisfies Record<string, keyof Limits>;

const rateLimit = z.strictObject({
  operation: z.enum(Object.keys(LIMIT_OF) as (keyof typeof LIMIT_OF)[]),
  retry_after_seconds: z.int().check(z.positive()),
});

function pretendRegion({ pretended }: Services, params: unknown, supported: boolean) {
  pretended.region = { ...readParams(stateParams.place, params), supported };
  return Promise.resolve({});
}
