import type { Page } from '@playwright/test';

import { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import { rememberNewcomer } from '../../pages/by-name.ts';
import type { ModelTest } from '../../model/path.ts';
import { exportModel } from '../export-model.ts';

/** How a newcomer, whose history is one empty page, exports their data. */
export const dataExportTest: ModelTest = {
  flow: 'data-export',
  model: async (page, world) => {
    await rememberNewcomer(page, world);
    return dataExportModel(page);
  },
};

function dataExportModel(page: Page) {
  return exportModel(page, {
    machine: dataExportMachine,
    title: 'Account Management',
    open: '/app/user/account',
    button: 'Download my data',
    pending: 'Collecting your data',
    progress: { atOnce: true, text: '0 pages read' },
    failure: 'We couldn’t collect your data.',
    saved: /^Saved to your downloads as rakeback-wizard-data-.*\.json/,
    request: null,
  });
}
