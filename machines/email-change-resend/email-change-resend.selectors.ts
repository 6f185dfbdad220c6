import type { SnapshotFrom } from 'xstate';

import type { emailChangeResendMachine } from './email-change-resend.machine.ts';

type Snapshot = SnapshotFrom<typeof emailChangeResendMachine>;

/** What can be seen of the flow. */
export interface EmailChangeResendView {
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly canRequest: boolean;
  /** Seconds of the cool-down; 0 when nothing has to be waited for. */
  readonly secondsLeft: number;
  readonly failure: Snapshot['context']['failure'];
}

export const selectView = (snapshot: Snapshot): EmailChangeResendView => ({
  isSending: snapshot.matches('sending'),
  isSent: snapshot.matches('sent'),
  canRequest: snapshot.can({ type: 'email.requested', email: snapshot.context.email }),
  secondsLeft: snapshot.context.secondsLeft,
  failure: snapshot.context.failure,
});
