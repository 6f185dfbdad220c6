import type { SnapshotFrom } from 'xstate';

import { isLinkDead } from './password-reset.failures.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsUpdated = (snapshot: Snapshot) => snapshot.matches('updated');
/** Why the link is of no use any more; null while it may still work. */
export const selectDeadLink = ({ context: { failure } }: Snapshot) =>
  failure !== null && isLinkDead(failure) ? failure : null;
/** Why the form was refused; it can be put right and sent again. */
export const selectFormFailure = ({ context: { failure } }: Snapshot) =>
  failure === null || isLinkDead(failure) ? null : failure;
