import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import { settingsCard } from '#tests/fixtures/settings.ts';
import type { FlowModel } from '../../model/flow-model.ts';

export const NEW_EMAIL = 'dana+new@mail.test';
export const EMAIL_ELSEWHERE = 'dana+elsewhere@mail.test';

/** What is seen of each state on the card of the settings. */
export function emailChangeStates(page: Page) {
  const { card, button, alert } = settingsCard(page, 'Email');
  const isOnItsWay = card.getByText('Sending the link', { exact: true });
  const inbox = card.getByRole('group', { name: 'Check the inbox of your new email.' });
  const expired = card.getByRole('status').filter({ hasText: 'The link has expired.' });

  const cancelled = card.getByRole('group', { name: 'The change was cancelled.' });
  const isBeingCancelled = card.getByText('Cancelling the change', { exact: true });

  const expectForm = async () => {
    await expect(button('Change email')).toBeVisible();
    await expect(isOnItsWay).toBeHidden();
  };
  const expectUnconfirmed = async (email: string) => {
    await expect(card.getByText('Unconfirmed email', { exact: true })).toBeVisible();
    await expect(card.getByText(email, { exact: true })).toBeVisible();
    await expect(button('Change email')).toBeHidden();
  };

  return {
    editing: async () => {
      await expectForm();
      await expect(alert).toBeHidden();
      await expect(expired).toBeHidden();
      await expect(cancelled).toBeHidden();
    },
    submitting: () => expect(isOnItsWay).toBeVisible(),
    failed: async () => {
      await expect(alert).toContainText('An error occurred while changing your email.');
      await expectForm();
    },
    'pending.found': async () => {
      await expectUnconfirmed(EMAIL_ELSEWHERE);
      await expect(inbox).toBeHidden();
    },
    'pending.requested': async () => {
      await expect(inbox).toBeVisible();
      await expectUnconfirmed(NEW_EMAIL);
    },
    'pending.cancelling': () => expect(isBeingCancelled).toBeVisible(),
    'pending.notCancelled': async () => {
      await expect(alert).toContainText('The change could not be cancelled.');
      await expect(button('Cancel the change')).toBeEnabled();
    },
    cancelled: async () => {
      await expect(cancelled).toBeVisible();
      await expectForm();
    },
    expired: async () => {
      await expect(expired).toBeVisible();
      await expectForm();
    },
  } satisfies FlowModel['states'];
}
