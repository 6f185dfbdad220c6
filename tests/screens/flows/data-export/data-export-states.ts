import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** Answers before the part that is read, of a player with one page of history and 25 months of earnings. */
const BEFORE_ACCOUNT = 0;
const BEFORE_HISTORY = 1;
const BEFORE_ROOM_ACCOUNTS = 27;
const BEFORE_REDEMPTIONS = 28;
const BEFORE_STATUS = 29;

/** What is seen of each state of the export on the account page. */
export function dataExportStates(page: Page): FlowModel['states'] {
  const main = page.getByRole('main');
  const progress = main.getByRole('progressbar', { name: 'Gathering your data' });
  const said = main.getByRole('status');
  const isRead = (pages: RegExp) => async () => {
    await expect(progress).toHaveAttribute('aria-valuetext', pages);
  };
  const exactly = (pages: number) => isRead(new RegExp(`^${String(pages)} pages? read$`));
  const canBegin = async (name: string) => {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(progress).toHaveCount(0);
  };

  return {
    idle: () => canBegin('Download my data'),
    'gathering.readingAccount': exactly(BEFORE_ACCOUNT),
    'gathering.readingEdgeHistory': exactly(BEFORE_HISTORY),
    'gathering.readingEarnings': isRead(/^[23] pages read$/),
    'gathering.readingRoomAccounts': exactly(BEFORE_ROOM_ACCOUNTS),
    'gathering.readingRedemptions': exactly(BEFORE_REDEMPTIONS),
    'gathering.readingRedemptionStatus': exactly(BEFORE_STATUS),
    // The file is handed to the browser at once.
    saving: null,
    saved: async () => {
      await expect(
        said.filter({ hasText: /^Your data was saved as rakeback-wizard-data-.*\.json/ }),
      ).toBeVisible();
      await canBegin('Download my data');
    },
    failed: async () => {
      await expect(main.getByRole('alert')).toContainText('so nothing was saved');
      await canBegin('Try again');
    },
    cancelled: async () => {
      await expect(said.filter({ hasText: 'Cancelled. Nothing was saved.' })).toBeVisible();
      await canBegin('Download my data');
    },
  };
}
