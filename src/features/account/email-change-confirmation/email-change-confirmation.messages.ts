import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type {
  DeadLink,
  EmailChangeConfirmationFailure,
} from '#machines/email-change-confirmation/email-change-confirmation.failures.ts';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';

/** Specification, section 8: a generic error with a hint to support. */
export const confirmationFailed = msg`An error occurred while confirming your new email. Please try again or contact support.`;

export const deadLinkReasons: Readonly<Record<DeadLink, MessageDescriptor>> = {
  linkInvalid: msg`This link is incomplete or was changed on its way. Open it again from the email, or ask for a new one.`,
  linkExpired: msg`This link has expired: it works for 10 minutes. Ask for a new one.`,
  linkSuperseded: msg`A newer link was sent to you. Open the newest email, or ask for another one.`,
};

/** Says nothing against the link. */
export type PassingFailure = Exclude<
  EmailChangeConfirmationFailure,
  { readonly code: DeadLink | 'wrongAccount' }
>;

export function passingReason(failure: PassingFailure): MessageDescriptor {
  return pressFailureReason(failure);
}
