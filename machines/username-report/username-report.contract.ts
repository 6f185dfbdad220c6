import type { PromiseActorLogic } from 'xstate';

import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** A report that the server has stored. */
export interface ReportedUsername {
  readonly id: number;
  readonly username: string;
  readonly status: 'submitted' | 'in_review' | 'connected';
  /** The answer is due by then, RFC 3339. */
  readonly dueAt: string;
}

export type UsernameReportFailure =
  | CallFailure
  | FieldsRejected
  /** The username is reported at this room. `report`: by the player; null: their reports could not be loaded. */
  | { readonly code: 'alreadyReported'; readonly report: ReportedUsername | null }
  /** The username is reported at this room by another player. */
  | { readonly code: 'reportedByAnother' }
  /** There was no answer, and the player's reports could not be loaded to find out. */
  | { readonly code: 'outcomeUnknown' };

/** From the answer alone, before the player's reports are loaded. */
export function readUsernameReportFailure(error: unknown): UsernameReportFailure {
  const problem = readProblem(error);
  if (problem.status === 409) return { code: 'alreadyReported', report: null };
  return readFormFailure(problem);
}

export interface ReportDetails {
  readonly email: string;
  readonly username: string;
}

export interface UsernameReportInput {
  readonly room: string;
  /** Ids of deals. If there is one, it is chosen automatically. */
  readonly deals: readonly number[];
  /** The deal of a refused report that is being corrected. */
  readonly previousDeal: number | null;
}

export interface UsernameReportContext {
  readonly room: string;
  readonly deal: number | null;
  /** The username that was sent last. */
  readonly sent: string | null;
  /** A username that was sent and not answered: it may have arrived. */
  readonly unanswered: string | null;
  readonly failure: UsernameReportFailure | null;
  readonly report: ReportedUsername | null;
}

export type UsernameReportEvent =
  | { readonly type: 'deal.chosen'; readonly deal: number }
  | ({ readonly type: 'report.submitted' } & ReportDetails)
  | { readonly type: 'form.reopened' };

export interface UsernameReportActors {
  readonly reportUsername: PromiseActorLogic<ReportedUsername, ReportDetails & { readonly deal: number }>;
  /** Finds the username among the player's own reports that were not refused. */
  readonly findReport: PromiseActorLogic<
    ReportedUsername | null,
    { readonly room: string; readonly username: string }
  >;
}
