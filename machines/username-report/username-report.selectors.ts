import type { SnapshotFrom } from 'xstate';

import type { usernameReportMachine } from './username-report.machine.ts';

type Snapshot = SnapshotFrom<typeof usernameReportMachine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectFailure = (snapshot: Snapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
export const selectDeal = (snapshot: Snapshot) => snapshot.context.deal;
/** What the server keeps; null until it does. */
export const selectReport = (snapshot: Snapshot) => snapshot.context.report;
