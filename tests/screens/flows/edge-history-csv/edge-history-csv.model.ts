import type { Page } from '@playwright/test';

import { edgeHistoryCsvMachine } from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { rememberDemo } from '../../pages/by-name.ts';
import type { ModelTest } from '../../model/path.ts';
import { exportModel } from '../export-model.ts';

/** How every movement of the demo player is saved as a file on the page of the Edge history. */
export const edgeHistoryCsvTest: ModelTest = {
  flow: 'edge-history-csv',
  model: async (page, world) => {
    await rememberDemo(page, world);
    return edgeHistoryCsvModel(page);
  },
};

function edgeHistoryCsvModel(page: Page) {
  return exportModel(page, {
    machine: edgeHistoryCsvMachine,
    title: 'Edge History',
    // Few rows, because loading more of them would shift the layout below.
    open: '/app/rewards/edge-history?kind=redeemed',
    button: 'Download CSV',
    pending: 'Preparing your file',
    progress: { atOnce: false, text: '0 movements' },
    failure: 'We couldn’t make your file, so nothing was saved.',
    saved: /^Saved to your downloads as edge-history-redeemed-all\.csv\./,
    request: { kinds: [], order: 'newest' },
  });
}
