import { dataExportWalk } from './data-export/data-export.walk.ts';
import { edgeBalanceWalk } from './edge-balance/edge-balance.walk.ts';
import { edgeHistoryCsvWalk } from './edge-history-csv/edge-history-csv.walk.ts';
import { feedbackWalk } from './feedback/feedback.walk.ts';
import { redemptionWalk } from './redemption/redemption.walk.ts';
import type { Walk } from './runner/walk.ts';
import { usernameReportWalk } from './username-report/username-report.walk.ts';

/** One for each flow, in the order of their names. */
export const walks: readonly Walk[] = [
  dataExportWalk,
  edgeBalanceWalk,
  edgeHistoryCsvWalk,
  feedbackWalk,
  redemptionWalk,
  usernameReportWalk,
];
