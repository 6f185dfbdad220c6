import type { Page } from '@playwright/test';

import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import {
  choosePassword,
  deadLinkAlert,
  expectUpdated,
  freshResetLink,
  nextPassword,
  updateButton,
} from '../../../fixtures/password-reset.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

const submission = {
  uidb64: 'MTAwMQ',
  token: 'abc',
  newPassword: nextPassword,
  repeatedPassword: nextPassword,
};

/** How the demo player chooses a password by a mailed link. */
export const passwordResetTest: ModelTest = {
  flow: 'password-reset',
  model: (page, world) => {
    const { email } = world.demoPlayer;
    const states = passwordResetStates(page);
    return {
      machine: passwordResetMachine,
      title: 'Choose a new password',
      titles: { updated: 'Password was updated' },
      goal: 'every state',
      tellApart: () => null,
      begin: async () => {
        await page.goto(await freshResetLink(world, email));
        await updateButton(page).waitFor();
      },
      acts: {
        'password is submitted': {
          event: { type: 'password.submitted', ...submission },
          by: () => choosePassword(page),
        },
      },
      answers: {
        setPassword: {
          'it is set': { output: undefined, outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
          'a newer link was sent': {
            error: problemError({ status: 400, code: 'link_superseded' }),
            outcome: 'passes',
            arrange: async () => {
              await freshResetLink(world, email);
            },
          },
        },
      },
      delays: {},
      states,
    };
  },
};

/** What each state shows on the page that the mailed link opens. */
function passwordResetStates(page: Page) {
  const pendingMessage = page.getByText('Changing your password', { exact: true }).first();
  const failure = page.getByRole('alert').filter({
    hasText: 'An error occurred while changing your password. Please try again or contact support.',
  });

  return {
    editing: async () => {
      await expect(updateButton(page)).toBeVisible();
      await expect(pendingMessage).toBeHidden();
      await expect(failure).toBeHidden();
    },
    submitting: () => expect(pendingMessage).toBeVisible(),
    failed: async () => {
      await expect(failure).toBeVisible();
      await expect(updateButton(page)).toBeVisible();
      await expect(pendingMessage).toBeHidden();
    },
    linkInvalid: async () => {
      await expect(deadLinkAlert(page)).toContainText('We’ve sent you a newer link.');
      await expect(updateButton(page)).toBeHidden();
    },
    updated: () => expectUpdated(page),
  } satisfies FlowModel['states'];
}
