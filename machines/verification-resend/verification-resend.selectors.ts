import type { SnapshotFrom } from 'xstate';

import type { verificationResendMachine } from './verification-resend.machine.ts';

type Snapshot = SnapshotFrom<typeof verificationResendMachine>;

export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSent = (snapshot: Snapshot) => snapshot.matches('sent');
/** From each mail that was sent until another one may be asked for. */
export const selectIsJustSent = (snapshot: Snapshot) =>
  snapshot.matches({ sent: 'cooling' }) && snapshot.context.failure === null;
export const selectEmail = (snapshot: Snapshot) => snapshot.context.email;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
/** Seconds of the cool-down to show; 0 when nothing has to be waited for. */
export const selectSecondsLeft = (snapshot: Snapshot) => snapshot.context.secondsLeft;
/** False in the cool-down of this address and while a request is on its way. */
export const selectCanRequest = (snapshot: Snapshot, email: string) =>
  snapshot.can({ type: 'email.requested', email });
