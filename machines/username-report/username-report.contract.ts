import type { PromiseActorLogic } from 'xstate';

import type { ReportedUsername } from './reported-username.ts';
import type { UsernameReportFailure } from './username-report.failures.ts';

export interface ReportDetails {
  readonly email: string;
  readonly username: string;
}

export interface UsernameReportInput {
  /** The slug of the room. */
  readonly room: string;
  /** The ids of the deals that a report can be for; the only one of a room is chosen by itself. */
  readonly deals: readonly number[];
  /** The deal of a report that was refused and is corrected now. */
  readonly previousDeal: number | null;
}

export interface UsernameReportContext {
  readonly room: string;
  readonly deal: number | null;
  /** The username that was sent last: it may have to be looked for. */
  readonly sent: string | null;
  /** A username that was sent without an answer: nobody knows whether it arrived. */
  readonly unanswered: string | null;
  readonly failure: UsernameReportFailure | null;
  readonly report: ReportedUsername | null;
}

export type UsernameReportEvent =
  | { readonly type: 'deal.chosen'; readonly deal: number }
  | ({ readonly type: 'report.submitted' } & ReportDetails)
  /** The player wants to report another username. */
  | { readonly type: 'form.reopened' };

export interface UsernameReportActors {
  readonly reportUsername: PromiseActorLogic<ReportedUsername, ReportDetails & { readonly deal: number }>;
  /** Looks for the username among the player's own reports that were not refused. */
  readonly findReport: PromiseActorLogic<
    ReportedUsername | null,
    { readonly room: string; readonly username: string }
  >;
}
