import type { SnapshotFrom } from 'xstate';

import type { passwordResetRequestMachine } from './password-reset-request.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetRequestMachine>;

export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** A mail was sent, and another one may be on its way. */
export const selectIsInboxToBeChecked = (snapshot: Snapshot) => snapshot.matches('checkInbox');
export const selectEmail = (snapshot: Snapshot) => snapshot.context.email;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
/** Seconds of the cool-down to show; 0 when nothing has to be waited for. */
export const selectSecondsLeft = (snapshot: Snapshot) => snapshot.context.secondsLeft;
/** False in the cool-down of this address and while a request is on its way. */
export const selectCanRequest = (snapshot: Snapshot, email: string) =>
  snapshot.can({ type: 'email.requested', email });
