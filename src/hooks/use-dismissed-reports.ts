import { useSyncExternalStore } from 'react';

import { onDismissedReportsChange, readDismissedReports } from '#lib/dismissed-reports.ts';

/** The ids of the refused reports that were dismissed. Updates when another tab changes them. */
export function useDismissedReports(): readonly number[] {
  return useSyncExternalStore(onDismissedReportsChange, readDismissedReports);
}
