import type { Page } from '@playwright/test';

import { passwordResetRequestMachine } from '#machines/password-reset-request/password-reset-request.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import { expectResetInbox, sendLinkButton } from '../../../fixtures/password-reset.ts';
import { emailField } from '../../../fixtures/login.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How the demo player asks for a link to choose a new password. */
export const passwordResetRequestTest: ModelTest = {
  flow: 'password-reset-request',
  model: (page, { demoPlayer: { email } }) => {
    const states = passwordResetRequestStates(page);
    return {
      machine: passwordResetRequestMachine,
      inputs: [{ email: '' }],
      title: 'Reset your password',
      titles: {
        'checkInbox.cooling': 'Check your inbox',
        'checkInbox.open': 'Check your inbox',
        'checkInbox.resending': 'Check your inbox',
      },
      goal: 'every state',
      tellApart: () => null,
      begin: async () => {
        await page.goto('/login/password-reset/');
        await sendLinkButton(page).waitFor();
      },
      acts: {
        'email is requested': {
          event: { type: 'email.requested', email } as never,
          by: async (state) => {
            if (state === 'checkInbox.open') return anotherEmail(page).click();
            await emailField(page).fill(email);
            await sendLinkButton(page).click();
          },
        },
        'address is reopened': {
          event: { type: 'address.reopened' },
          by: () => page.getByRole('button', { name: 'Use another address' }).click(),
        },
      },
      answers: {
        sendMail: {
          'it is sent': { output: undefined, outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
          'too many tries': {
            error: problemError({ status: 429, retryAfterSeconds: 100 }),
            outcome: { status: 429, json: {}, headers: { 'retry-after': '100' } },
          },
        },
        countDown: { 'it is over': { outcome: 'passes', arrange: () => page.clock.fastForward(100_000) } },
      },
      delays: {},
      states,
    };
  },
};

/** What each state shows on the page for a forgotten password. */
function passwordResetRequestStates(page: Page) {
  const form = page.getByRole('form', { name: 'Reset your password' });
  const failure = page.getByRole('alert').filter({
    hasText: 'An error occurred while resetting your password...',
  });
  const pendingMessage = page.getByRole('main').getByText('Sending the email', { exact: true }).first();
  const secondsLeft = page.getByText(/^You can send another in \d+ seconds?\.$/);

  return {
    editing: async () => {
      await expect(sendLinkButton(page)).toBeVisible();
      await expect(pendingMessage).toBeHidden();
      await expect(failure).toBeHidden();
    },
    submitting: () => expect(form.getByText('Sending the email', { exact: true }).first()).toBeVisible(),
    'failed.open': async () => {
      await expect(failure).toBeVisible();
      await expect(sendLinkButton(page)).toBeEnabled();
      await expect(pendingMessage).toBeHidden();
    },
    'failed.cooling': async () => {
      await expect(failure).toContainText('Too many tries.');
      await expect(secondsLeft).toBeVisible();
      await expect(sendLinkButton(page)).toBeDisabled();
    },
    'checkInbox.cooling': async () => {
      await expectResetInbox(page);
      await expect(secondsLeft).toBeVisible();
      await expect(anotherEmail(page)).toBeDisabled();
    },
    'checkInbox.open': async () => {
      await expectResetInbox(page);
      await expect(anotherEmail(page)).toBeEnabled();
      await expect(secondsLeft).toBeHidden();
    },
    'checkInbox.resending': async () => {
      await expectResetInbox(page);
      await expect(pendingMessage).toBeVisible();
    },
  } satisfies FlowModel['states'];
}

function anotherEmail(page: Page) {
  return page.getByRole('button', { name: 'Send another email' });
}
