import type { SnapshotFrom } from 'xstate';

import type { accountDeletionMachine } from './account-deletion.machine.ts';

type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;

/** From the first look at what is lost until it is left alone, or done. */
export const selectIsConsidered = (snapshot: Snapshot) => !snapshot.matches('idle');
/** Also once it is done: nothing of the account is offered any more. */
export const selectIsDeleting = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.matches('deleted');
export const selectIsDeleted = (snapshot: Snapshot) => snapshot.matches('deleted');
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
