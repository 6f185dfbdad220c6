import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import {
  type AccountDeletionActors,
  type AccountDeletionFailure,
  accountDeletionMachine,
  view,
} from '#machines/account-deletion/account-deletion.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { foldText } from '#lib/fold-text.ts';
import { deleteAccount } from '#sdk/generated/api/account/account.ts';

const ENGLISH_WORD = 'DELETE';

/** Whether the confirmation word was typed, in the language of the page or in English, with any keyboard. */
export function isConfirmed(typed: string, word: string): boolean {
  return [word, ENGLISH_WORD].some((one) => foldText(one) === foldText(typed));
}

/** The word that confirms a deletion, in any case. */
export const confirmationWord = msg({
  message: 'DELETE',
  comment: 'The word that a player types to confirm the deletion of the account: one word in capitals.',
});

/** Specification, section 8. */
export const deletionFailed = msg`An error occurred while deleting your account. Please try again or contact support.`;

/** Why a deletion is not possible while a redemption is running, and until when. */
export const waitForRedemption = msg`Your last redemption isn’t done yet. That can take up to 24 hours. You can delete your account afterwards.`;

export function deletionFailureReason(failure: AccountDeletionFailure): MessageDescriptor {
  switch (failure.code) {
    case 'redemptionRunning':
      return waitForRedemption;
    case 'unreachable':
      // The request may have reached the server nevertheless.
      return msg`We got no answer, so we don’t know if your account was deleted. Check your connection and try again.`;
    case 'unexpected':
      return msg`Nothing was deleted. You still have your account and your Edge.`;
    case 'blocked':
    case 'tooManyTries':
      return callFailureReason(failure);
  }
}

const machine = accountDeletionMachine.provide({
  actors: {
    deleteAccount: fromPromise<void, Record<string, never>>(async ({ signal }) => {
      await deleteAccount({ signal });
    }),
  } satisfies AccountDeletionActors,
});

export function useAccountDeletion() {
  const [snapshot, send] = useMachine(machine);
  return {
    ...view(snapshot),
    consider: () => {
      send({ type: 'deletion.considered' });
    },
    confirm: () => {
      send({ type: 'deletion.confirmed' });
    },
    abandon: () => {
      send({ type: 'deletion.abandoned' });
    },
  };
}

export type AccountDeletionFlow = ReturnType<typeof useAccountDeletion>;
