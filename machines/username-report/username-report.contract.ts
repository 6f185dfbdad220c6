import type { PromiseActorLogic } from 'xstate';

import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** What the server keeps of a username, once it was reported. */
export interface ReportedUsername {
  readonly id: number;
  readonly username: string;
  readonly status: 'submitted' | 'in_review' | 'connected';
  /** Until when it is answered, RFC 3339. */
  readonly dueAt: string;
}

export type UsernameReportFailure =
  | CallFailure
  | FieldsRejected
  /** The username is reported at this room: by the player, when `report` tells of it; null when nobody could look. */
  | { readonly code: 'alreadyReported'; readonly report: ReportedUsername | null }
  /** The username is reported at this room, and not by the player. */
  | { readonly code: 'reportedByAnother' }
  /** There was no answer, and nobody could look whether the report arrived. */
  | { readonly code: 'outcomeUnknown' };

/** What the answer to a report says by itself, before anybody has looked at the player's reports. */
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
