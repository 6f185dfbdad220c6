import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PlanInterval } from '#sdk/generated/model/plan-interval.ts';

export const intervalName: Readonly<Record<PlanInterval, MessageDescriptor>> = {
  MONTH: msg`Monthly`,
  YEAR: msg`Yearly`,
};

export const priceFor: Readonly<Record<PlanInterval, MessageDescriptor>> = {
  MONTH: msg`For 1 month`,
  YEAR: msg`For 1 year`,
};

/** Why no plan can be redeemed while one is on its way. */
export const oneAtATime = msg`You can redeem again once your last redemption is done.`;
