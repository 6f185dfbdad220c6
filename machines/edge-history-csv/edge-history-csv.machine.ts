import { type ExportActors, pagedExport } from '#machines/shared/paged-export.ts';

export type MovementKind =
  'earned' | 'credited' | 'redeemed' | 'returned' | 'bonus' | 'corrected' | 'adjusted';

/** The columns of the file. Amounts are decimal strings; timestamps are RFC 3339 in UTC. */
export interface Movement {
  readonly occurred_at: string;
  /** `unknown`: a kind that is newer than this version of the site. */
  readonly kind: MovementKind | 'unknown';
  readonly description: string;
  readonly room: { readonly name: string } | null;
  readonly reference: string | null;
  /** `2026-03-13`; null if the movement is not for rake. */
  readonly played_on: string | null;
  readonly amount: string;
  readonly balance_change: string;
  readonly balance_after: string;
  /** What happened to it up to now, oldest first. */
  readonly steps: readonly { readonly kind: string; readonly occurred_at: string }[];
}

export interface HistoryFilters {
  /** Empty for all of them. */
  readonly kinds: readonly MovementKind[];
  /** Days in UTC, `2026-03-01`; undefined for no limit. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly order: 'newest' | 'oldest';
}

export type EdgeHistoryCsvActors = ExportActors<HistoryFilters, Movement, string>;

export const edgeHistoryCsvMachine = pagedExport<HistoryFilters, Movement, string>({
  id: 'edgeHistoryCsv',
  description:
    'Reads every movement that the filters let through and saves all of them as one file, or nothing.',
  operation: 'edgeHistory',
  noRequest: { kinds: [], order: 'newest' },
});
