import { useSyncExternalStore } from 'react';

import { onPutAway, readPutAway } from '#lib/put-away-reports.ts';

/** The ids of refused reports that were put away; follows what happens in other tabs. */
export function usePutAway(): readonly number[] {
  return useSyncExternalStore(onPutAway, readPutAway);
}
