import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import { expectInboxStep } from '#tests/fixtures/sign-up.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** What is seen of each state on the page that asks for another email, and of the first two on the inbox step. */
export function verificationResendStates(page: Page): FlowModel['states'] {
  const button = page.getByRole('button', { name: 'Send a new email' });
  const again = page.getByRole('button', { name: 'Send another email' });
  const wait = page.getByText(/^You can ask for another email in \d+ seconds?\.$/);
  const note = page.getByText('a new email is on its way');
  const working = page.getByText('Sending the email', { exact: true });
  const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong while sending' });

  const expectCooling = async () => {
    await expect(wait).toBeVisible();
    await expect(again).toBeDisabled();
  };
  const expectOpen = async () => {
    await expect(again).toBeEnabled();
    await expect(wait).toBeHidden();
  };

  return {
    'signedUp.cooling': async () => {
      await expectInboxStep(page);
      await expectCooling();
      await expect(note).toBeHidden();
    },
    'signedUp.open': async () => {
      await expectOpen();
      await expect(note).toBeHidden();
    },
    editing: async () => {
      await expect(button).toBeEnabled();
      await expect(note.or(failure)).toHaveCount(0);
    },
    sending: async () => {
      await expect(working).toBeVisible();
      await expect(note.or(failure)).toHaveCount(0);
    },
    'sent.cooling': async () => {
      await expect(note).toBeVisible();
      await expectCooling();
    },
    'sent.open': async () => {
      await expect(note).toBeVisible();
      await expectOpen();
    },
    'sent.resending': async () => {
      await expect(note).toBeVisible();
      await expect(working).toBeVisible();
    },
    'failed.cooling': async () => {
      await expect(failure).toContainText('There were too many tries.');
      await expect(wait).toBeVisible();
      await expect(button).toBeDisabled();
      await expect(working).toBeHidden();
    },
    'failed.open': async () => {
      await expect(failure).toContainText('The server did not answer.');
      await expect(working).toBeHidden();
    },
  };
}
