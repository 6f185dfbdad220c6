import type { Page } from '@playwright/test';

import { problemError } from '#machines/shared/testing/problem-error.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { expect } from '../../../fixtures/journey.ts';
import { createAccountButton, expectInboxStep, fillSignUpForm } from '../../../fixtures/sign-up.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How a visitor creates an account on the sign-up page. */
export const signUpTest: ModelTest = { flow: 'sign-up', model: signUpModel };

function signUpModel(page: Page): FlowModel {
  const heading = page.getByRole('heading', { name: 'Create account' });
  const failure = page.getByRole('alert').filter({ hasText: 'An error occurred while signing up.' });
  const working = page.getByText('Creating your account', { exact: true }).first();
  const changeAddress = page.getByRole('button', { name: 'Use another address' });

  return {
    machine: signUpMachine,
    title: 'Create account',
    titles: { checkInbox: 'Check your inbox' },
    inputs: [{ inbox: null }],
    goal: 'every state',
    tellApart: () => null,
    begin: async () => {
      await page.goto('/signup');
    },
    acts: {
      'form is submitted': {
        event: { type: 'signUp.submitted' },
        by: async (state) => {
          if (state === 'editing') await fillSignUpForm(page);
          await createAccountButton(page).click();
        },
      },
      'address is reopened': { event: { type: 'address.reopened' }, by: () => changeAddress.click() },
    },
    answers: {
      submitSignUp: {
        'the account is made': { output: { uidb64: 'Mg' }, outcome: 'passes' },
        'no answer': { error: problemError({}), outcome: 'isLost' },
      },
    },
    delays: {},
    states: {
      editing: async () => {
        await expect(heading).toBeVisible();
        await expect(createAccountButton(page)).toBeEnabled();
        await expect(failure).toBeHidden();
      },
      submitting: () => expect(working).toBeVisible(),
      failed: async () => {
        await expect(failure).toContainText('We can’t reach the server.');
        await expect(working).toBeHidden();
      },
      checkInbox: async () => {
        await expectInboxStep(page);
        await expect(changeAddress).toBeVisible();
      },
    },
  };
}
