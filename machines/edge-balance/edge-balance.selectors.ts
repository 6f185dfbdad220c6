import type { SnapshotFrom } from 'xstate';

import type { edgeBalanceMachine } from './edge-balance.machine.ts';

type Snapshot = SnapshotFrom<typeof edgeBalanceMachine>;

/** Another balance was found, and is shown now. */
export const selectHasChanged = (snapshot: Snapshot) => snapshot.matches('changed');
/** The player asked, and all is as it was shown. */
export const selectIsConfirmed = (snapshot: Snapshot) => snapshot.matches('confirmed');
/** The player has been told of a disagreement, and it has not ended. */
export const selectIsDisagreeing = (snapshot: Snapshot) =>
  snapshot.matches('disagreeing') || snapshot.matches('retrying');
export const selectIsRetrying = (snapshot: Snapshot) => snapshot.matches('retrying');
export const selectLedger = (snapshot: Snapshot) => snapshot.context.ledger;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
