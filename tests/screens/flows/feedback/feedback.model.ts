import type { Page } from '@playwright/test';

import { feedbackMachine } from '#machines/feedback/feedback.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

/** How a message to the people behind the site goes on the support page. */
export const feedbackTest: ModelTest = { flow: 'feedback', model: feedbackModel };

function feedbackModel(page: Page): FlowModel {
  const form = page.getByRole('form', { name: 'Write to us' });
  const message = form.getByLabel('Your message');
  const send = form.getByRole('button', { name: 'Send message' });
  const arrived = page.getByText('Thanks, we’ve got your message.');

  return {
    machine: feedbackMachine,
    title: 'Support',
    goal: 'every state',
    tellApart: () => null,
    begin: async () => {
      await page.goto('/support');
      await message.waitFor();
    },
    acts: {
      'feedback is submitted': {
        event: { type: 'feedback.submitted', message: MESSAGE, email: null, room: null } as never,
        by: async () => {
          await message.fill(MESSAGE);
          await send.click();
        },
      },
      'form is reopened': {
        event: { type: 'form.reopened' },
        by: () => page.getByRole('button', { name: 'Write another message' }).click(),
      },
    },
    answers: {
      sendFeedback: {
        'it arrived': { output: undefined, outcome: 'passes' },
        'no answer': { error: problemError({}), outcome: 'isLost' },
      },
    },
    delays: {},
    states: {
      editing: async () => {
        await expect(message).toHaveValue('');
        await expect(send).toBeVisible();
        await expect(form.getByRole('alert')).toHaveCount(0);
      },
      submitting: () => expect(form.getByRole('button', { name: 'Sending' })).toBeVisible(),
      failed: async () => {
        const failure = form.getByRole('alert').filter({ hasText: 'We can’t reach the server.' });
        await expect(failure).toContainText('An error occurred while submitting your feedback...');
        await expect(message).toHaveValue(MESSAGE);
        await expect(send).toBeVisible();
      },
      sent: async () => {
        await expect(arrived).toBeVisible();
        await expect(form).toHaveCount(0);
      },
    },
  };
}

const MESSAGE = 'How is my rake counted?';
