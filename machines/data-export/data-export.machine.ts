import { type ExportActors, pagedExport } from '#machines/shared/paged-export.ts';

/** One answer of the server. Each month of earnings and each movement is its own part, newest first. */
export interface DataPart {
  readonly part: 'account' | 'edgeHistory' | 'earnings' | 'roomAccounts' | 'redemptions' | 'redemptionStatus';
  readonly answer: unknown;
}

/** The next request. The flow only passes it on. */
export type DataStep =
  | { readonly part: 'account' | 'roomAccounts' | 'redemptions' | 'redemptionStatus' }
  | {
      readonly part: 'edgeHistory';
      readonly cursor: string | null;
      /** The month of the oldest movement so far. */
      readonly oldestMonth: string | null;
    }
  | {
      readonly part: 'earnings';
      /** `2026-03`; null for the current month, whose name the server knows. */
      readonly month: string | null;
      /** The earliest month that has to be read; null until the server has named the current one. */
      readonly earliestMonth: string | null;
      readonly oldestMonth: string | null;
    };

export type DataExportActors = ExportActors<null, DataPart, DataStep>;

export const dataExportMachine = pagedExport<null, DataPart, DataStep>({
  id: 'dataExport',
  description: 'Gathers everything that the server keeps of the player and saves it as one file, or nothing.',
  operation: ['account', 'edgeHistory', 'earnings', 'roomAccounts', 'redemptions', 'redemptionStatus'],
  noRequest: null,
});
