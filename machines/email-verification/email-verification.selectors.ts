import type { SnapshotFrom } from 'xstate';

import type { emailVerificationMachine } from './email-verification.machine.ts';

type Snapshot = SnapshotFrom<typeof emailVerificationMachine>;

// `can` judges the kind of the event; this one never leaves this file.
const ANY_CODE = { type: 'code.entered', uidb64: '', code: '' } as const;

export const selectIsConfirming = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsConfirmed = (snapshot: Snapshot) =>
  snapshot.matches('confirmed') || snapshot.matches('leaving');
export const selectIsLeaving = (snapshot: Snapshot) => snapshot.matches('leaving');
export const selectIsCountingDown = (snapshot: Snapshot) => snapshot.matches({ confirmed: 'countingDown' });
/** Seconds until the page moves on; 0 when the countdown was stopped. */
export const selectSecondsLeft = (snapshot: Snapshot) => snapshot.context.secondsLeft;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
/** False for a link that is dead, void or absent: only a code or a new email helps. */
export const selectIsLinkAlive = (snapshot: Snapshot) => snapshot.context.isLinkAlive;
/** False where no code can help until another mail was sent, and while one is on its way. */
export const selectCanEnterCode = (snapshot: Snapshot) => snapshot.can(ANY_CODE);
