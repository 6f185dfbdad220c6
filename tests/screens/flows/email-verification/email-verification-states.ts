import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import { loginHeading } from '../../../fixtures/nav.ts';
import { confirmButton, expectVerified } from '#tests/fixtures/sign-up.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** What is seen of each state on the page behind the mailed link. */
export function emailVerificationStates(page: Page): FlowModel['states'] {
  const onePress = page.getByText('One press, and your account is ready to use.');
  const working = page.getByText('Confirming your email', { exact: true });
  const failure = page.getByRole('alert').filter({ hasText: 'Email validation failed.' });
  const code = page.getByLabel('6-digit code');
  const countdown = page.getByText('Going to the login', { exact: true });

  return {
    ready: async () => {
      await expect(onePress).toBeVisible();
      await expect(confirmButton(page)).toBeEnabled();
    },
    awaitingCode: async () => {
      await expect(page.getByText('a new email is on its way')).toBeVisible();
      await expect(code).toBeVisible();
      await expect(onePress.or(failure)).toHaveCount(0);
    },
    confirming: () => expect(working).toBeVisible(),
    failed: async () => {
      await expect(failure).toContainText('This link has expired');
      await expect(page.getByRole('button', { name: 'Send a new email' })).toBeEnabled();
      await expect(working.or(code)).toHaveCount(0);
    },
    'confirmed.countingDown': async () => {
      await expectVerified(page);
      await expect(countdown).toBeVisible();
    },
    'confirmed.staying': async () => {
      await expectVerified(page);
      await expect(countdown).toBeHidden();
    },
    leaving: async () => {
      // React waits for a moment before it shows the next page.
      await page.clock.resume();
      await expect(loginHeading(page)).toBeVisible();
    },
  };
}
