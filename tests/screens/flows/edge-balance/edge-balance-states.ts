import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** What is seen of each state of the balance at the top of the rewards page. */
export function edgeBalanceStates(page: Page): FlowModel['states'] {
  const notice = page.getByRole('status').filter({ hasText: /We read (it|both) again/ });
  const tryAgain = disagreement(page).getByRole('button', { name: 'Try again' });
  const isSaid = async (text: RegExp) => {
    await expect(notice).toHaveText(text);
    await expect(disagreement(page)).toHaveCount(0);
  };
  /** The player is told nothing. */
  const isQuiet = async () => {
    await expect(notice).toHaveCount(0);
    await expect(disagreement(page)).toHaveCount(0);
    await expect(headerBalance(page)).toBeVisible();
  };
  const isRetrying = async () => {
    await expect(
      disagreement(page).getByRole('button', { name: 'Reading your balance again' }),
    ).toBeVisible();
  };

  return {
    looking: isQuiet,
    unknown: isQuiet,
    agreeing: isQuiet,
    'rereading.readingAccount': isQuiet,
    'rereading.readingLedger': isQuiet,
    changed: () => isSaid(/^Your balance changed\. We read it again: [\d,.]+ Edge\.$/),
    confirmed: () =>
      isSaid(/^We read both again\. Your balance and your Edge history agree: [\d,.]+ Edge\.$/),
    disagreeing: async () => {
      await expect(disagreement(page)).toContainText(
        /Your balance is [\d,.]+ Edge, but your Edge history ends with [\d,.]+ Edge\./,
      );
      await expect(tryAgain).toBeVisible();
    },
    'retrying.readingAccount': isRetrying,
    'retrying.readingLedger': isRetrying,
  };
}

export function disagreement(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Your balance and your Edge history do not agree.' });
}

export function headerBalance(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /Edge$/ });
}
