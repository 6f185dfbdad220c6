import type { SnapshotFrom } from 'xstate';

import type { passwordChangeMachine } from './password-change.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsChanged = (snapshot: Snapshot) => snapshot.matches('changed');
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
/** The person asked for the empty form, so that it takes focus. */
export const selectIsReopened = (snapshot: Snapshot) => snapshot.matches('reopened');
