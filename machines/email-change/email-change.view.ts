import type { SnapshotFrom } from 'xstate';

import type { EmailChangeFailure, PendingChange } from './email-change.contract.ts';
import { type emailChangeMachine, MINUTE_MS } from './email-change.machine.ts';

type Snapshot = SnapshotFrom<typeof emailChangeMachine>;

/** What happened here that the account does not include yet; null if it includes everything. */
type AheadOfAccount = 'requested' | 'expired' | 'cancelled' | 'refused' | null;

export type EmailChangeView = { readonly aheadOfAccount: AheadOfAccount } & (
  | {
      readonly screen: 'form';
      /** How the last change ended; null when there was none. */
      readonly ended: 'expired' | 'cancelled' | null;
      /** The address of a change that was cancelled to correct it, for the form; null when there is none. */
      readonly correction: string | null;
      readonly isSubmitting: boolean;
      readonly failure: EmailChangeFailure | null;
    }
  | {
      readonly screen: 'pending';
      readonly pending: PendingChange;
      /** Rounded up. */
      readonly minutesLeft: number;
      /** `requested`: on this page, just now. */
      readonly step: 'found' | 'requested' | 'cancelling' | 'correcting' | 'notCancelled';
      readonly failure: EmailChangeFailure | null;
    }
);

export function view(snapshot: Snapshot): EmailChangeView {
  const { pending, failure, correction } = snapshot.context;
  const refused = failure?.code === 'changePending' ? 'refused' : null;
  if (pending !== null && snapshot.matches('pending')) {
    const step = stepOf(snapshot);
    const aheadOfAccount = step === 'requested' ? step : refused;
    const minutesLeft = Math.ceil(pending.msLeft / MINUTE_MS);
    return { screen: 'pending', pending, minutesLeft, step, failure, aheadOfAccount };
  }
  const cancelled = snapshot.matches('cancelled') ? 'cancelled' : null;
  const ended = snapshot.matches('expired') ? 'expired' : cancelled;
  const isSubmitting = snapshot.matches('submitting');
  return { screen: 'form', ended, correction, isSubmitting, failure, aheadOfAccount: ended ?? refused };
}

function stepOf(snapshot: Snapshot) {
  if (snapshot.matches({ pending: 'requested' })) return 'requested';
  if (snapshot.matches({ pending: 'notCancelled' })) return 'notCancelled';
  if (!snapshot.matches({ pending: 'cancelling' })) return 'found';
  return snapshot.context.correction === null ? 'cancelling' : 'correcting';
}
