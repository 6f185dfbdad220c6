import type { SnapshotFrom } from 'xstate';

import type { feedbackMachine } from './feedback.machine.ts';

type Snapshot = SnapshotFrom<typeof feedbackMachine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSent = (snapshot: Snapshot) => snapshot.matches('sent');
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
