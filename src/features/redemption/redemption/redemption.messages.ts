import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type {
  Blocker,
  LatestRedemption,
  Redeemed,
  RedemptionFailure,
} from '#machines/redemption/redemption.types.ts';
import { emailMessages } from '#forms/email-address.ts';
import { type Refusal, refusalOf } from '#forms/refusal.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { planName, subscriptionActive } from '#i18n/plan-messages.ts';
import { oneAtATime } from '#features/redemption/plan-choice/plan-choice.messages.ts';

/** Specification, section 8. */
export const redemptionFailed = msg`An error occurred while redeeming your subscription. Please try again or contact support.`;

/** Specification, section 5. */
const notEnough = msg`You do not have enough Edge to redeem this plan. Please check your balance or choose a different plan.`;

export const nothingTaken = msg`Nothing was taken from your balance.`;
export const stillChecking = msg`We’ll keep checking until we know, even if you reload. You won’t pay twice.`;
export const followBelow = msg`You can follow it below.`;

/** Why a plan cannot be redeemed now. */
export const blockerMessages: Readonly<Record<Blocker, MessageDescriptor>> = {
  notOffered: msg`You can’t redeem Edge for this plan any more.`,
  redemptionRunning: oneAtATime,
  insufficientBalance: notEnough,
};

/** What the player can do about it. Missing Edge is shown as a figure. */
export const blockerAdvice: Readonly<Record<Blocker, MessageDescriptor | null>> = {
  notOffered: nothingTaken,
  redemptionRunning: followBelow,
  insufficientBalance: null,
};

/** Another redemption that started while this dialog was open. */
export function redeemedMeanwhile({ plan }: LatestRedemption, i18n: I18n): MessageDescriptor {
  const name = planName(plan, i18n);
  return msg`You’ve since redeemed ${name}.`;
}

/** Why nothing was redeemed, and what to do next. */
export function refusalReason(failure: RedemptionFailure): MessageDescriptor {
  switch (failure.code) {
    case 'insufficientBalance':
      return notEnough;
    case 'priceChanged':
      return msg`The price of this plan has changed. Nothing was taken from your balance.`;
    case 'redemptionRunning':
      return oneAtATime;
    case 'intentExpired':
      return msg`Your confirmation reached us too late. Nothing was taken from your balance.`;
    case 'openElsewhere':
      return msg`You’re redeeming in another tab. We sent nothing from this one.`;
    case 'fieldsRejected':
      return msg`Something you entered wasn’t accepted. Nothing was taken from your balance.`;
    case 'blocked':
    case 'tooManyTries':
    case 'unreachable':
    case 'unexpected':
      return callFailureReason(failure);
  }
}

/** Why a retry was refused; null if that gives no information. The first request may still arrive. */
export function retryRefusal(failure: RedemptionFailure | null): MessageDescriptor | null {
  switch (failure?.code) {
    case 'insufficientBalance':
    case 'priceChanged':
    case 'redemptionRunning':
    case 'fieldsRejected':
    case 'intentExpired':
      return msg`We sent it again, and it was refused.`;
    case 'tooManyTries':
    case 'blocked':
      return callFailureReason(failure);
    default:
      return null;
  }
}

/** Why the outcome of a redemption is unknown. None of these means that it failed. */
export function unknownReason(failure: RedemptionFailure | null): MessageDescriptor {
  switch (failure?.code) {
    case 'tooManyTries':
    case 'blocked':
    case 'unexpected':
      return callFailureReason(failure);
    default:
      return callFailureReason({ code: 'unreachable' });
  }
}

/** The known state of a sent redemption. */
export const outcomeTitle = {
  checking: msg`Checking your redemption`,
  unknown: msg`We don’t know yet if we received your redemption`,
  notArrived: msg`We haven’t received your redemption yet`,
  lapsed: msg`We didn’t receive your redemption`,
} as const;

const received = msg`We’ve received your redemption`;

/** The state of an accepted redemption. It may have ended long before it was looked up. */
export const redeemedTitles: Readonly<Record<Redeemed['status'], MessageDescriptor>> = {
  pending: received,
  completed: subscriptionActive,
  failed: msg`Your redemption failed, and your Edge is back`,
  unknown: received,
};

/** Splits a refusal into the error at the email field and the error of the form. */
export function confirmationRefusal(failure: RedemptionFailure | null, i18n: I18n): Refusal {
  if (failure?.code !== 'fieldsRejected') {
    return { atFields: [], atForm: failure && refusalReason(failure) };
  }
  const { atFields, atForm } = refusalOf(failure, { email: emailMessages.refused }, i18n);
  return { atFields, atForm: atForm && refusalReason(failure) };
}
