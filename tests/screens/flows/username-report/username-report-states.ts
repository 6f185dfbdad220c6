import type { Page } from '@playwright/test';

import { expect } from '#tests/fixtures/journey.ts';
import {
  reportButton,
  reportDialog,
  reportedNotice,
  usernameField,
} from '#tests/fixtures/username-report.ts';
import type { FlowModel } from '../../model/flow-model.ts';

/** What is seen of each state of a report in its popup. */
export function usernameReportStates(page: Page): FlowModel['states'] {
  const dialog = reportDialog(page);
  const chosenDeal = dialog.getByRole('radio', { checked: true });
  const failure = dialog
    .getByRole('alert')
    .filter({ hasText: 'An error occurred while submitting your username...' });
  const atWork = () => expect(dialog.getByRole('button', { name: 'Reporting your username' })).toBeVisible();

  const formIsOpen = async () => {
    await expect(reportButton(page)).toBeVisible();
    await expect(usernameField(page)).toHaveValue('');
    await expect(failure).toHaveCount(0);
  };

  return {
    choosingDeal: async () => {
      await formIsOpen();
      await expect(chosenDeal).toHaveCount(0);
    },
    // The first time the popup tells of the choice only when the report is sent; reopened it begins with it.
    enteringDetails: async () => {
      await formIsOpen();
      await expect(dealRadio(page)).toBeChecked();
    },
    submitting: atWork,
    lookingWhose: atWork,
    lookingWhetherItArrived: atWork,
    failed: async () => {
      await expect(failure.or(dialog.locator('[name=username][aria-invalid=true]'))).toBeVisible();
      await expect(reportButton(page)).toBeVisible();
    },
    reported: () => expect(reportedNotice(page)).toContainText('Expect an email within 72 hours'),
  };
}

export function dealRadio(page: Page) {
  return reportDialog(page).getByRole('radio', { name: '£200 welcome bonus' });
}
