import type { PromiseActorLogic } from 'xstate';

import type { CallFailure } from '#machines/shared/call-failure.ts';
import type { CursorPage } from '#machines/shared/cursor-page.ts';

/** One month as the server answers it; the flow looks no deeper than it has to. */
export interface MonthOfEarnings {
  /** `start` is the first day, `2026-03-01`. */
  readonly period: { readonly start: string };
  readonly rows: readonly unknown[];
}

export interface EdgeMovement {
  /** An RFC 3339 timestamp in UTC. */
  readonly occurred_at: string;
}

/** Newest first. */
export type EdgeHistoryPage = CursorPage<EdgeMovement>;

/** Everything that the server keeps of the player, part by part, as the server answered it. */
export interface GatheredData {
  readonly account: unknown;
  readonly edgeHistory: readonly EdgeMovement[];
  /** The months with any earnings, newest first. */
  readonly earnings: readonly MonthOfEarnings[];
  readonly roomAccounts: unknown;
  readonly redemptions: unknown;
  readonly redemptionStatus: unknown;
}

export interface DataExportContext {
  /** Empty but while an export is under way. */
  readonly gathered: GatheredData;
  /** Where the next page of the Edge history begins; null for the first page, and after the last. */
  readonly cursor: string | null;
  /** The month to be read next, `2026-03`; null for the current one, whose name the server knows. */
  readonly month: string | null;
  /** The earliest month that has to be read; null until the server has named the current one. */
  readonly earliestMonth: string | null;
  /** Answers so far. */
  readonly pagesRead: number;
  /** The name of the file that was saved. */
  readonly fileName: string | null;
  readonly failure: CallFailure | null;
}

export type DataExportEvent = { readonly type: 'export.requested' } | { readonly type: 'export.cancelled' };

type Nothing = Record<string, never>;

export interface DataExportActors {
  readonly readAccount: PromiseActorLogic<unknown, Nothing>;
  readonly readEdgeHistory: PromiseActorLogic<EdgeHistoryPage, { readonly cursor: string | null }>;
  readonly readEarnings: PromiseActorLogic<MonthOfEarnings, { readonly month: string | null }>;
  readonly readRoomAccounts: PromiseActorLogic<unknown, Nothing>;
  readonly readRedemptions: PromiseActorLogic<unknown, Nothing>;
  readonly readRedemptionStatus: PromiseActorLogic<unknown, Nothing>;
  /** Hands the file to the browser and answers its name. */
  readonly saveData: PromiseActorLogic<string, GatheredData>;
}
