import type { PromiseActorLogic } from 'xstate';

import type { CallFailure } from '#machines/shared/call-failure.ts';
import type { CursorPage } from '#machines/shared/cursor-page.ts';

export type MovementKind =
  'earned' | 'credited' | 'reserved' | 'redeemed' | 'returned' | 'bonus' | 'adjusted';

/** What the file says of a movement of Edge. Amounts are decimal strings; timestamps are RFC 3339 in UTC. */
export interface Movement {
  readonly occurred_at: string;
  readonly kind: MovementKind;
  readonly description: string;
  readonly room: { readonly name: string } | null;
  readonly reference: string | null;
  /** `2026-03-13`; null where no rake is behind it. */
  readonly played_on: string | null;
  readonly amount: string;
  readonly balance_change: string;
  readonly balance_after: string;
}

/** Which movements the file is to hold. The flow only hands it on. */
export interface HistoryFilters {
  /** Empty for all of them. */
  readonly kinds: readonly MovementKind[];
  /** Days in UTC, `2026-03-01`; null without a limit. */
  readonly from: string | null;
  readonly to: string | null;
  /** Of the pages, and so of the file. */
  readonly order: 'newest' | 'oldest';
}

/** In the order that was asked for. */
export interface HistoryPage extends CursorPage<Movement> {
  /** How many movements all pages have together. */
  readonly total: number;
}

export interface SavedFile {
  readonly name: string;
  readonly movements: number;
}

export interface EdgeHistoryCsvContext {
  readonly filters: HistoryFilters;
  /** Empty but while a file is under way. */
  readonly gathered: readonly Movement[];
  /** Null for the first page. */
  readonly cursor: string | null;
  readonly total: number | null;
  readonly saved: SavedFile | null;
  readonly failure: CallFailure | null;
}

export type EdgeHistoryCsvEvent =
  { readonly type: 'file.requested'; readonly filters: HistoryFilters } | { readonly type: 'file.cancelled' };

export interface EdgeHistoryCsvActors {
  readonly readPage: PromiseActorLogic<
    HistoryPage,
    { readonly filters: HistoryFilters; readonly cursor: string | null }
  >;
  /** Hands the file to the browser and answers its name. */
  readonly saveFile: PromiseActorLogic<
    string,
    { readonly filters: HistoryFilters; readonly movements: readonly Movement[] }
  >;
}
