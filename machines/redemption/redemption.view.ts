import type { SnapshotFrom } from 'xstate';

import type { redemptionMachine } from './redemption.machine.ts';
import { NO_INTENT, NO_PLAN } from './redemption.setup.ts';
import {
  blockerOf,
  type AcknowledgedQuote,
  type Blocker,
  type Intent,
  type Quote,
  type Redeemed,
  type RedemptionFailure,
  type RedemptionPlan,
} from './redemption.types.ts';

type Snapshot = SnapshotFrom<typeof redemptionMachine>;

/** What the redeem page shows. */
export type RedemptionView =
  /** An intent from an earlier page is being read. Nothing can be redeemed yet. */
  { readonly screen: 'recalling' } | { readonly screen: 'choosing' } | ConfirmationView | OutcomeView;

/** The dialog. `quote` is null until the first one is fetched. */
export type ConfirmationView = {
  readonly screen: 'confirming';
  readonly plan: RedemptionPlan;
  readonly quote: Quote | null;
  readonly acknowledged: AcknowledgedQuote | null;
} & (
  | { readonly step: 'reading' | 'submitting' }
  | { readonly step: 'unread' | 'refused'; readonly failure: RedemptionFailure | null }
  | { readonly step: 'blocked'; readonly blocker: Blocker }
  | { readonly step: 'quoteChanged'; readonly quote: Quote; readonly acknowledged: AcknowledgedQuote }
  /** `failure`: why the form was not taken when it was sent last. */
  | { readonly step: 'ready'; readonly failure: RedemptionFailure | null }
);

/** What is known about an intent that was sent. Kept during further lookups. */
export type OutcomeView = { readonly screen: 'outcome' } & (
  | { readonly known: 'checking' }
  | ({ readonly known: 'unknown'; readonly isChecking: boolean } & Sent & {
        /** Why it could not be looked up. */
        readonly failure: RedemptionFailure | null;
      })
  /** `work`: why it cannot be sent again at the moment. */
  | ({ readonly known: 'notArrived'; readonly work: 'sending' | 'checking' | null } & Sent)
  | ({ readonly known: 'lapsed' } & Sent)
  | { readonly known: 'redeemed'; readonly redeemed: Redeemed }
);

interface Sent {
  readonly intent: Intent;
  /** The failure of the last request, if Edge may still have been taken. */
  readonly sendFailure: RedemptionFailure | null;
}

export function redemptionView(snapshot: Snapshot): RedemptionView {
  if (snapshot.matches('recalling')) return { screen: 'recalling' };
  if (snapshot.hasTag('dialog')) return confirmationView(snapshot);
  return snapshot.hasTag('outcome') ? outcomeView(snapshot) : { screen: 'choosing' };
}

function confirmationView(snapshot: Snapshot): ConfirmationView {
  const { plan, quote, acknowledged, failure } = snapshot.context;
  const shared = { screen: 'confirming', plan: plan ?? NO_PLAN, quote, acknowledged } as const;
  if (snapshot.matches('submitting')) return { ...shared, step: 'submitting' };
  if (snapshot.matches('refused')) return { ...shared, step: 'refused', failure };
  if (snapshot.matches({ confirming: 'unread' })) return { ...shared, step: 'unread', failure };
  if (snapshot.matches({ confirming: 'ready' })) return { ...shared, step: 'ready', failure };
  if (quote === null) return { ...shared, step: 'reading' };
  const blocker = blockerOf(quote);
  if (snapshot.matches({ confirming: 'blocked' }) && blocker !== null) {
    return { ...shared, step: 'blocked', blocker };
  }
  return snapshot.matches({ confirming: 'quoteChanged' }) && acknowledged !== null
    ? { ...shared, step: 'quoteChanged', quote, acknowledged }
    : { ...shared, step: 'reading' };
}

function outcomeView(snapshot: Snapshot): OutcomeView {
  const { known, redeemed, failure, sendFailure } = snapshot.context;
  const sent = { screen: 'outcome', intent: snapshot.context.intent ?? NO_INTENT, sendFailure } as const;
  if (redeemed !== null) return { screen: 'outcome', known: 'redeemed', redeemed };
  if (snapshot.matches('lapsed')) return { ...sent, known: 'lapsed' };
  switch (known) {
    case null:
      return { screen: 'outcome', known: 'checking' };
    case 'unknown':
      return { ...sent, known, failure, isChecking: !snapshot.matches('outcomeUnknown') };
    case 'notArrived':
      return { ...sent, known, work: workOf(snapshot) };
  }
}

function workOf(snapshot: Snapshot): 'sending' | 'checking' | null {
  if (snapshot.can({ type: 'redemption.retried' })) return null;
  return snapshot.matches('sendingAgain') ? 'sending' : 'checking';
}
