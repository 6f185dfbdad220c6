import type { Page } from '@playwright/test';

import { regionCheckMachine } from '#machines/region-check/region-check.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import { checkAgain, homeHeading } from '../../../fixtures/nav.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How a blocked visitor checks the region again on the blocked page. */
export const regionCheckTest: ModelTest = { flow: 'region-check', model: regionCheckModel };

function regionCheckModel(page: Page): FlowModel {
  const checking = page.getByText('Checking your region', { exact: true }).first();
  const unknown = page.getByText('We can’t reach the server. Check your connection and try again.');
  const unsupported = page.getByText('We still don’t serve your region.');
  const comeFrom = (country: string) => () => page.setExtraHTTPHeaders({ 'x-country': country });
  const expectAtRest = async () => {
    await expect(checkAgain(page)).toBeVisible();
    await expect(checking).toBeHidden();
  };

  return {
    machine: regionCheckMachine,
    title: 'Not available in your region',
    titles: { supported: 'Home' },
    goal: 'every state',
    tellApart: () => null,
    begin: async () => {
      await page.goto('/blocked');
    },
    acts: { 'region is doubted': { event: { type: 'region.doubted' }, by: () => checkAgain(page).click() } },
    answers: {
      readRegion: {
        'no answer': { error: problemError({}), outcome: 'isLost' },
        'it is not served': { output: { supported: false }, outcome: 'passes', prepare: comeFrom('CU') },
        'it is served': { output: { supported: true }, outcome: 'passes', prepare: comeFrom('CA') },
      },
    },
    delays: {},
    states: {
      idle: async () => {
        await expectAtRest();
        await expect(unknown.or(unsupported)).toHaveCount(0);
      },
      checking: () => expect(checking).toBeVisible(),
      unsupported: async () => {
        await expect(unsupported).toBeVisible();
        await expectAtRest();
      },
      failed: async () => {
        await expect(unknown).toBeVisible();
        await expectAtRest();
      },
      supported: () => expect(homeHeading(page)).toBeVisible(),
    },
  };
}
