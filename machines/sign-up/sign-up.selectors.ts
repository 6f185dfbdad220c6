import type { SnapshotFrom } from 'xstate';

import type { signUpMachine } from './sign-up.machine.ts';

type Snapshot = SnapshotFrom<typeof signUpMachine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsInboxToBeChecked = (snapshot: Snapshot) => snapshot.matches('checkInbox');
export const selectDetails = (snapshot: Snapshot) => snapshot.context.details;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
/** Where the mail went and whose account it is; null before the account was asked for. */
export const selectInbox = (snapshot: Snapshot) => snapshot.context.inbox;
