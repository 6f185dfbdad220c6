import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { AccountDeletionFailure } from '#machines/account-deletion/account-deletion.failures.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';

/** A player types it, in any case, to show that they mean it. */
export const confirmationWord = msg({
  message: 'DELETE',
  comment: 'The word that a player types to confirm the deletion of the account: one word in capitals.',
});

/** Specification, section 8. */
export const deletionFailed = msg`An error occurred while deleting your account. Please try again or contact support.`;

/** Why a deletion is not possible while a redemption is running, and until when. */
export const waitForRedemption = msg`A redemption is still running. Your account can be deleted as soon as it is settled, which takes up to 24 hours. Nothing was deleted.`;

export function deletionFailureReason(failure: AccountDeletionFailure): MessageDescriptor {
  switch (failure.code) {
    case 'redemptionRunning':
      return waitForRedemption;
    case 'unreachable':
      // The call may have arrived all the same.
      return msg`The server did not answer, so we cannot say whether your account was deleted. Check your connection and try again: it will turn out.`;
    case 'unexpected':
      return msg`Nothing was deleted: your account and your Edge are as they were.`;
    case 'blocked':
    case 'tooManyTries':
      return callFailureReason(failure);
  }
}
