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
import { callFailureReason, pressFailureReason } from '#i18n/call-failure-reason.ts';
import { planName } from '#i18n/plan-messages.ts';

/** Specification, section 8. */
export const redemptionFailed = msg`An error occurred while redeeming your subscription. Please try again or contact support.`;

/** Shown before the confirmation and after it (specification, section 4). */
export const startsWithinADay = msg`Please allow up to 24 hours for your subscription to start or extend.`;

/** Specification, section 5. */
const notEnough = msg`You do not have enough Edge to redeem this plan. Please check your balance or choose a different plan.`;

/** Why a plan cannot be redeemed now. */
export const blockerMessages: Readonly<Record<Blocker, MessageDescriptor>> = {
  notOffered: msg`This plan cannot be redeemed with Edge any more.`,
  redemptionRunning: msg`A redemption of yours is still running, and there can only be one at a time.`,
  insufficientBalance: notEnough,
};

/** What the player can do about it. Missing Edge is shown as a figure. */
export const blockerAdvice: Readonly<Record<Blocker, MessageDescriptor | null>> = {
  notOffered: msg`Nothing was taken from your balance. Choose a different plan.`,
  redemptionRunning: msg`Where it stands is shown below the plans. It is settled within 24 hours; then you can redeem again.`,
  insufficientBalance: null,
};

/** Another redemption that started while this dialog was open. */
export function redeemedMeanwhile({ plan, status }: LatestRedemption, i18n: I18n): MessageDescriptor {
  const name = planName(plan, i18n);
  return status === 'failed'
    ? msg`Meanwhile another redemption was made (${name}). It failed, and its Edge is back.`
    : msg`Meanwhile another redemption was made (${name}).`;
}

/** Why nothing was redeemed, and what to do next. */
export function refusalReason(failure: RedemptionFailure): MessageDescriptor {
  switch (failure.code) {
    case 'insufficientBalance':
      return notEnough;
    case 'priceChanged':
      return msg`The price of this plan has changed. Nothing was taken from your balance. Look at the new price, then decide.`;
    case 'redemptionRunning':
      return msg`Another redemption of yours is still running, and there can only be one at a time. For this one nothing was taken. Where the other one stands is shown below the plans.`;
    case 'intentExpired':
      return msg`Your confirmation took too long to reach us and was refused. Nothing was taken from your balance. Look at price and balance, then confirm again.`;
    case 'openElsewhere':
      return msg`Another tab of this browser is redeeming, and its outcome is not known yet. Nothing was sent from this tab. Look again to see how it ended.`;
    case 'fieldsRejected':
      return msg`The server did not take it as it was. Nothing was taken from your balance. Look at plan and price again.`;
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
      return msg`Sent again, it was refused: your balance does not cover this plan at the moment.`;
    case 'priceChanged':
      return msg`Sent again, it was refused: the price of this plan has changed.`;
    case 'redemptionRunning':
      return msg`Sent again, it was refused: another redemption of yours is running.`;
    case 'fieldsRejected':
      return msg`Sent again, it was refused: the server does not take it as it is.`;
    case 'intentExpired':
      return msg`Sent again, it came too late and was refused. In a few seconds it is certain that it cannot arrive any more.`;
    case 'tooManyTries':
    case 'blocked':
      return pressFailureReason(failure);
    default:
      return null;
  }
}

/** Why the outcome of a redemption is unknown. None of these means that it failed. */
export function unknownReason(failure: RedemptionFailure | null): MessageDescriptor {
  switch (failure?.code) {
    case 'tooManyTries':
    case 'blocked':
      return pressFailureReason(failure);
    case 'unexpected':
      return msg`Something went wrong on our side when we looked it up.`;
    default:
      return msg`The server does not answer at the moment.`;
  }
}

/** The known state of a sent redemption. */
export const outcomeTitle = {
  checking: msg`Checking your redemption`,
  unknown: msg`We do not know yet whether your redemption arrived`,
  notArrived: msg`Your redemption has not arrived so far`,
  lapsed: msg`Your redemption did not arrive`,
} as const;

/** The state of an accepted redemption. It may have ended long before it was looked up. */
export const redeemedTitles: Readonly<Record<Redeemed['status'], MessageDescriptor>> = {
  pending: msg`Your redemption has arrived`,
  completed: msg`Your subscription is active`,
  failed: msg`Your redemption failed, and your Edge is back`,
  unknown: msg`Your redemption has arrived`,
};

/** Splits a refusal into the error at the email field and the error of the form. */
export function confirmationRefusal(failure: RedemptionFailure | null, i18n: I18n): Refusal {
  if (failure?.code !== 'fieldsRejected') {
    return { atFields: [], atForm: failure && refusalReason(failure) };
  }
  const { atFields, atForm } = refusalOf(failure, { email: emailMessages.refused }, i18n);
  return { atFields, atForm: atForm && refusalReason(failure) };
}
