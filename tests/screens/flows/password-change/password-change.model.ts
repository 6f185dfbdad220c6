import type { Page } from '@playwright/test';

import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import { nextPassword } from '../../../fixtures/password-reset.ts';
import { rememberDemo } from '../../pages/by-name.ts';
import { SETTINGS, settingsCard } from '../../../fixtures/settings.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How the demo player, logged in, replaces the password in the settings. */
export const passwordChangeTest: ModelTest = {
  flow: 'password-change',
  model: async (page, world) => {
    const currentPassword = world.demoPlayer.password;
    const { field, button } = settingsCard(page, 'Password');
    const states = passwordChangeStates(page);
    await rememberDemo(page, world);
    return {
      machine: passwordChangeMachine,
      title: 'Settings',
      goal: 'every state',
      tellApart: () => null,
      begin: async () => {
        await page.goto(SETTINGS);
        await button('Change password').waitFor();
      },
      acts: {
        'password change is submitted': {
          event: {
            type: 'passwordChange.submitted',
            currentPassword,
            newPassword: nextPassword,
            repeatedPassword: nextPassword,
          } as never,
          by: async () => {
            await field('Current password').fill(currentPassword);
            await field('New password').fill(nextPassword);
            await field('Confirm password').fill(nextPassword);
            await button('Change password').click();
          },
        },
        'form is reopened': {
          event: { type: 'form.reopened' },
          by: () => button('Change password').click(),
        },
      },
      answers: {
        changePassword: {
          'it is changed': { output: undefined, outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
        },
      },
      delays: {},
      states,
    };
  },
};

/** What each state shows on the card of the settings. */
function passwordChangeStates(page: Page) {
  const { card, field, button, alert } = settingsCard(page, 'Password');
  const pendingMessage = card.getByText('Changing your password', { exact: true }).first();

  return {
    editing: async () => {
      await expect(button('Change password')).toBeVisible();
      await expect(pendingMessage).toBeHidden();
      await expect(alert).toBeHidden();
      await expect(field('Current password')).not.toBeFocused();
    },
    submitting: () => expect(pendingMessage).toBeVisible(),
    failed: async () => {
      await expect(alert).toContainText('An error occurred while changing your password.');
      await expect(pendingMessage).toBeHidden();
    },
    changed: async () => {
      await expect(card.getByRole('group', { name: 'You changed your password.' })).toBeVisible();
      await expect(field('Current password')).toBeHidden();
    },
    reopened: async () => {
      await expect(field('Current password')).toBeFocused();
      await expect(alert).toBeHidden();
    },
  } satisfies FlowModel['states'];
}
