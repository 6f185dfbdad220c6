import type { Page } from '@playwright/test';

import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import {
  confirmationField,
  considerButton,
  deleteButton,
  deletionDialog,
  goodbyeHeading,
} from '../../../fixtures/deletion.ts';
import { expect } from '../../../fixtures/journey.ts';
import { refreshTokenOf } from '../../../fixtures/member-api.ts';
import { SETTINGS } from '../../../fixtures/settings.ts';
import { storeRefreshToken } from '../../../fixtures/login.ts';
import { addMember, newcomer } from '../../../fixtures/sign-up.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How a new player deletes the account in the settings. */
export const accountDeletionTest: ModelTest = {
  flow: 'account-deletion',
  model: (page, world) => {
    const states = accountDeletionStates(page);
    let members = 0;
    /** A path may delete its account, so each path gets a new member. */
    const addMemberAndLogIn = async () => {
      members += 1;
      const person = { ...newcomer, email: `zoe+${String(members)}@mail.test` };
      await addMember(world, person);
      return refreshTokenOf(world, person);
    };
    return {
      machine: accountDeletionMachine,
      title: 'Settings',
      composite: ['confirming', 'failed'],
      titles: { deleted: 'Your account is deleted' },
      goal: 'every state',
      tellApart: () => null,
      begin: async () => {
        await page.goto('/favicon.svg');
        await storeRefreshToken(page, await addMemberAndLogIn());
        await page.goto(SETTINGS);
        await considerButton(page).waitFor();
      },
      acts: {
        'deletion is considered': {
          event: { type: 'deletion.considered' },
          by: () => considerButton(page).click(),
        },
        'deletion is confirmed': {
          event: { type: 'deletion.confirmed' },
          by: async () => {
            await confirmationField(page).fill('DELETE');
            await deleteButton(page).click();
          },
        },
      },
      answers: {
        deleteAccount: {
          'it is deleted': { output: undefined, outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
        },
      },
      delays: {},
      states,
    };
  },
};

/** What each state shows in the settings, and of the last on the page after them. */
function accountDeletionStates(page: Page) {
  const pendingMessage = deletionDialog(page).getByText('Deleting your account', { exact: true });
  const failure = deletionDialog(page).getByRole('alert').filter({
    hasText: 'An error occurred while deleting your account.',
  });

  return {
    idle: async () => {
      await expect(considerButton(page)).toBeVisible();
      await expect(deletionDialog(page)).toBeHidden();
    },
    confirming: async () => {
      await expect(deleteButton(page)).toBeEnabled();
      await expect(pendingMessage).toBeHidden();
      await expect(failure).toBeHidden();
    },
    deleting: () => expect(pendingMessage).toBeVisible(),
    failed: async () => {
      await expect(failure).toBeVisible();
      await expect(deleteButton(page)).toBeEnabled();
      await expect(pendingMessage).toBeHidden();
    },
    deleted: () => expect(goodbyeHeading(page)).toBeVisible(),
  } satisfies FlowModel['states'];
}
