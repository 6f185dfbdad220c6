import type { SnapshotFrom } from 'xstate';

import type { edgeHistoryCsvMachine } from './edge-history-csv.machine.ts';

type Snapshot = SnapshotFrom<typeof edgeHistoryCsvMachine>;

export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** It takes so long that the player wants to see how far it is. */
export const selectIsLong = (snapshot: Snapshot) => snapshot.hasTag('long');
export const selectIsCancelled = (snapshot: Snapshot) => snapshot.matches('cancelled');
/** How many movements are there so far, and of how many; null where nobody knows. */
export const selectProgress = ({ context: { gathered, total } }: Snapshot) => ({
  read: gathered.length,
  total,
});
/** Null until a file was saved. */
export const selectSaved = (snapshot: Snapshot) => snapshot.context.saved;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
