import type { SnapshotFrom } from 'xstate';

import type { emailChangeMachine } from './email-change.machine.ts';

type Snapshot = SnapshotFrom<typeof emailChangeMachine>;

const MINUTE_MS = 60_000;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.matches('submitting');
/** Why the change is being taken back just now; null while it is not. */
export const selectCancelling = (snapshot: Snapshot): 'toCorrect' | 'forGood' | null => {
  if (!snapshot.matches({ pending: 'cancelling' })) return null;
  return snapshot.context.correction === null ? 'forGood' : 'toCorrect';
};
export const selectIsNotCancelled = (snapshot: Snapshot) => snapshot.matches({ pending: 'notCancelled' });
export const selectIsCancelled = (snapshot: Snapshot) => snapshot.matches('cancelled');
/** The address that goes back into the form to be corrected; null when there is none. */
export const selectCorrection = (snapshot: Snapshot) =>
  snapshot.matches('pending') ? null : snapshot.context.correction;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
/** A change was asked for on this page just now. */
export const selectIsRequested = (snapshot: Snapshot) => snapshot.matches({ pending: 'requested' });
export const selectIsExpired = (snapshot: Snapshot) => snapshot.matches('expired');

/** The address that waits for its confirmation and closes the form; null while the form is open. */
export const selectPending = (snapshot: Snapshot) =>
  snapshot.matches('pending') ? snapshot.context.pending : null;

/** Begun minutes count, so that nobody reads of a minute that is not there any more. */
export const selectMinutesLeft = (snapshot: Snapshot) =>
  Math.ceil((snapshot.context.pending?.msLeft ?? 0) / MINUTE_MS);

/** What has happened here that the account does not tell yet; null when it tells all. */
export const selectNews = (snapshot: Snapshot): 'requested' | 'expired' | 'cancelled' | 'refused' | null => {
  if (selectIsRequested(snapshot)) return 'requested';
  if (selectIsExpired(snapshot)) return 'expired';
  if (selectIsCancelled(snapshot)) return 'cancelled';
  return selectFailure(snapshot)?.code === 'changePending' ? 'refused' : null;
};
