import type { SnapshotFrom } from 'xstate';

import type { emailChangeConfirmationMachine } from './email-change-confirmation.machine.ts';

type Snapshot = SnapshotFrom<typeof emailChangeConfirmationMachine>;

export const selectIsReady = (snapshot: Snapshot) => snapshot.matches('ready');
export const selectIsConfirming = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsConfirmed = (snapshot: Snapshot) => snapshot.matches('confirmed');
/** Of the last try; it stays while another one is under way. */
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
/** The link is of no further use, whether it has worked or not. */
export const selectIsDone = (snapshot: Snapshot) => snapshot.hasTag('done');
