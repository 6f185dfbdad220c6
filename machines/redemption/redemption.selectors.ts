import type { SnapshotFrom } from 'xstate';

import { barOf, type Bar } from './offer.ts';
import type { redemptionMachine } from './redemption.machine.ts';

type Snapshot = SnapshotFrom<typeof redemptionMachine>;

/** What the screen is about: the plans, the question whether it is meant, or what became of it. */
export type Stage = 'choosing' | 'confirming' | 'outcome';

export function selectStage(snapshot: Snapshot): Stage {
  if (snapshot.hasTag('dialog')) return 'confirming';
  return snapshot.hasTag('outcome') ? 'outcome' : 'choosing';
}

export type Outcome = 'checking' | 'unknown' | 'notArrived' | 'sending' | 'lapsed' | 'redeemed';

const OUTCOMES = {
  checkingStatus: 'checking',
  outcomeUnknown: 'unknown',
  notArrived: 'notArrived',
  sendingAgain: 'sending',
  lapsed: 'lapsed',
  redeemed: 'redeemed',
} as const;

/** What is known of an intent that was sent; null before it was. */
export function selectOutcome({ value }: Snapshot): Outcome | null {
  const [state = ''] = typeof value === 'string' ? [value] : Object.keys(value);
  return state in OUTCOMES ? OUTCOMES[state as keyof typeof OUTCOMES] : null;
}

/** An intent of an earlier page is looked for: nothing may be offered yet. */
export const selectIsRecalling = (snapshot: Snapshot) => snapshot.matches('recalling');
export const selectIsReading = (snapshot: Snapshot) => snapshot.matches({ confirming: 'reading' });
export const selectIsUnread = (snapshot: Snapshot) => snapshot.matches({ confirming: 'unread' });
export const selectHasMoved = (snapshot: Snapshot) => snapshot.matches({ confirming: 'moved' });
/** Nothing keeps the plan from being redeemed but the player's word. */
export const selectCanConfirm = (snapshot: Snapshot) => snapshot.matches({ confirming: 'ready' });
export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.matches('submitting');
export const selectIsRefused = (snapshot: Snapshot) => snapshot.matches('refused');

export const selectPlan = (snapshot: Snapshot) => snapshot.context.plan;
export const selectOffer = (snapshot: Snapshot) => snapshot.context.offer;
export const selectInSight = (snapshot: Snapshot) => snapshot.context.inSight;
export const selectIntent = (snapshot: Snapshot) => snapshot.context.intent;
export const selectRedeemed = (snapshot: Snapshot) => snapshot.context.redeemed;
/** What the last send was answered, as long as it is not known what came of it. */
export const selectUnsettledBy = (snapshot: Snapshot) => snapshot.context.unsettledBy;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;

/** The same intent may be sent again. */
export const selectCanRetry = (snapshot: Snapshot) => snapshot.can({ type: 'redemption.retried' });

/** What is shown may have changed by the time the player comes back. Why something was refused stays to be read. */
export const selectIsLookedAtAnew = (snapshot: Snapshot) =>
  !snapshot.matches('refused') && snapshot.can({ type: 'reading.requested' });

/** Why this offer cannot be confirmed, or null. */
export function selectBar(snapshot: Snapshot): Bar | null {
  const { offer } = snapshot.context;
  return offer === null || !snapshot.matches({ confirming: 'barred' }) ? null : barOf(offer);
}
