import type { Page } from '@playwright/test';

import { edgeHistoryCsvMachine, PATIENCE_MS } from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import { rememberDemo } from '../../pages/by-name.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { Walk } from '../../model/path.ts';

/** How every movement of the demo player is saved as a file on the page of the Edge history. */
export const edgeHistoryCsvWalk: Walk = {
  flow: 'edge-history-csv',
  model: async (page, world) => {
    await rememberDemo(page, world);
    return edgeHistoryCsvModel(page);
  },
};

function edgeHistoryCsvModel(page: Page): FlowModel {
  const main = page.getByRole('main');
  const begins = main.getByRole('button', { name: /^(Download CSV|Try again)$/ });
  const isBusy = main.getByRole('button', { name: 'Gathering your history' });
  const progress = main.getByRole('progressbar', { name: 'Gathering your history' });
  const said = main.getByRole('status');
  const filters = { kinds: [], from: null, to: null, order: 'newest' };
  const page1 = { results: [], next_cursor: null, total: 0 };
  const canBegin = async (name: string) => {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(progress).toHaveCount(0);
  };

  return {
    machine: edgeHistoryCsvMachine,
    title: 'Edge History',
    goal: 'every state',
    tellApart: () => null,
    begin: async () => {
      // Few rows: a page that goes on reading moves what is below it.
      await page.goto('/app/rewards/edge-history?kind=redeemed');
      await begins.waitFor();
    },
    acts: {
      'file is requested': {
        event: { type: 'file.requested', filters } as never,
        prepare: () => page.clock.resume(),
        by: async () => {
          await stopClock(page);
          await begins.click();
        },
      },
      'file is cancelled': {
        event: { type: 'file.cancelled' },
        offeredIn: ['reading.wait.long'],
        by: () => main.getByRole('button', { name: 'Cancel', exact: true }).click(),
      },
    },
    answers: {
      readPage: {
        'the last page is read': { output: page1, fate: 'passes' },
        'no answer': { error: problemError({}), fate: 'isLost' },
      },
      saveFile: {
        // It asks nobody.
        'a file': { output: 'edge-history-all.csv', fate: null },
      },
    },
    delays: {
      patience: async () => {
        await page.clock.fastForward(PATIENCE_MS);
        await page.clock.resume();
      },
    },
    states: {
      idle: () => canBegin('Download CSV'),
      'reading.pages.readingPage': () => expect(isBusy).toBeVisible(),
      'reading.wait.short': () => expect(progress).toHaveCount(0),
      'reading.wait.long': () => expect(progress).toHaveAttribute('aria-valuetext', '0 movements'),
      // The file is handed to the browser at once.
      saving: null,
      saved: async () => {
        await expect(
          said.filter({
            hasText: /^\d+ movements saved as edge-history-redeemed-all\.csv, among your downloads\.$/,
          }),
        ).toBeVisible();
        await canBegin('Download CSV');
      },
      failed: async () => {
        const failure = main.getByRole('alert');
        await expect(failure).toContainText('Your history could not be gathered, so nothing was saved.');
        await canBegin('Try again');
      },
      cancelled: async () => {
        await expect(said.filter({ hasText: 'Cancelled. Nothing was saved.' })).toBeVisible();
        await canBegin('Download CSV');
      },
    },
  };
}

/** So that patience does not end while one looks. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}
