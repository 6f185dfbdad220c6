import type { SnapshotFrom } from 'xstate';

import type { regionCheckMachine } from './region-check.machine.ts';

type Snapshot = SnapshotFrom<typeof regionCheckMachine>;

export const selectIsChecking = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSupported = (snapshot: Snapshot) => snapshot.matches('supported');
/** Asked, and the answer was no. */
export const selectIsUnsupported = (snapshot: Snapshot) => snapshot.matches('unsupported');
/** Asked, and there was no answer to go by. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches('failed');
