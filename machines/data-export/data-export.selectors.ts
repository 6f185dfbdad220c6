import type { SnapshotFrom } from 'xstate';

import type { dataExportMachine } from './data-export.machine.ts';

type Snapshot = SnapshotFrom<typeof dataExportMachine>;

export const selectIsGathering = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsCancelled = (snapshot: Snapshot) => snapshot.matches('cancelled');
/** How many answers of the server are there so far. */
export const selectPagesRead = (snapshot: Snapshot) => snapshot.context.pagesRead;
/** Null until a file was saved. */
export const selectFileName = (snapshot: Snapshot) => snapshot.context.fileName;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
