import type { SnapshotFrom } from 'xstate';

import { lifeLeftMs } from './token-life.ts';
import type { tokenMachine } from './token.machine.ts';

type Snapshot = SnapshotFrom<typeof tokenMachine>;

/** A token is being read or refreshed. Requests that need one wait. */
export const selectIsPending = (snapshot: Snapshot) => snapshot.hasTag('busy');

/** The server did not answer the last refresh. The player is still logged in. */
export const selectIsOutOfReach = (snapshot: Snapshot) => snapshot.matches('backoff');

/** When the server lets us ask again, in milliseconds on our own clock; null when we may ask now. */
export const selectRetryAt = (snapshot: Snapshot) =>
  snapshot.matches('backoff') ? snapshot.context.retryAt : null;

/** The current token may still be sent, even if it had better be refreshed soon. */
export const selectIsUsable = ({ context }: Snapshot, now: number) =>
  context.generation > 0 && !context.isRejected && lifeLeftMs(context, now) > 0;
