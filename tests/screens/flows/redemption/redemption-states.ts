import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** What each state shows of the redemption on the redeem page. */
export function redemptionStates(page: Page): FlowModel['states'] {
  const dialog = page.getByRole('dialog', { name: 'Redeem Premium, 1 month' });
  const outcome = (title: string | RegExp) => page.getByRole('region', { name: title });
  const confirm = dialog.getByRole('button', { name: /^Redeem [\d.,]+ Edge$/ });
  const said = (text: string) => page.locator('main, [role=dialog]').getByText(text, { exact: true });

  const isUnknown = async () => {
    const unknown = outcome('We don’t know yet if we received your redemption');
    await expect(unknown.getByRole('button', { name: 'Check again', exact: true })).toBeVisible();
    await expect(said('Looking for your redemption')).toHaveCount(0);
  };
  const hasNotArrived = async () => {
    const again = outcome('We haven’t received your redemption yet').getByRole('button', {
      name: 'Send it again',
      exact: true,
    });
    await expect(again).toBeEnabled();
  };

  return {
    recalling: null,
    choosingPlan: async () => {
      await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(outcome(/redemption|subscription is active/)).toHaveCount(0);
    },
    'confirming.reading': () => expect(dialog.getByText('Checking price and balance').first()).toBeVisible(),
    'confirming.unread': () =>
      expect(dialog.getByText('We couldn’t check the price and your balance.')).toBeVisible(),
    'confirming.blocked': () => expect(dialog.getByText(/^You do not have enough Edge/)).toBeVisible(),
    'confirming.quoteChanged': () => expect(dialog.getByText(/^The price changed from/)).toBeVisible(),
    'confirming.ready': () => expect(confirm).toBeEnabled(),
    submitting: () => expect(dialog.getByText('Redeeming your Edge')).toBeVisible(),
    refused: () => expect(dialog.getByRole('button', { name: 'Check again' })).toBeVisible(),
    // A status check in the background shows nothing; only its request is seen.
    checkingStatus: null,
    'outcomeUnknown.pausing': isUnknown,
    'outcomeUnknown.due': isUnknown,
    'notArrived.pausing': hasNotArrived,
    'notArrived.due': hasNotArrived,
    sendingAgain: () => expect(said('Redeeming your Edge')).toBeVisible(),
    lapsed: () => expect(outcome('We didn’t receive your redemption')).toBeVisible(),
    redeemed: () => expect(outcome('We’ve received your redemption')).toBeVisible(),
  };
}
