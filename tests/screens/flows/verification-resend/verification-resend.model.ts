import type { Page } from '@playwright/test';

import { problemError } from '#machines/shared/testing/problem-error.ts';
import { verificationResendMachine } from '#machines/verification-resend/verification-resend.machine.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { emailField } from '#tests/fixtures/login.ts';
import { expectInboxStep, newcomer, signUp } from '#tests/fixtures/sign-up.ts';
import type { World } from '#tests/fixtures/world.ts';
import type { Answer, FlowModel } from '#tests/screens/model/flow-model.ts';
import type { ModelTest } from '#tests/screens/model/path.ts';

/** How another verification email is asked for: on the page for it, and where the sign-up ends. */
export const verificationResendTest: ModelTest = {
  flow: 'verification-resend',
  model: verificationResendModel,
};

/** Longer than a slow machine needs to look. */
const SERVER_WAIT_SECONDS = 100;

const tooManyTries: Answer = {
  error: problemError({ status: 429, retryAfterSeconds: SERVER_WAIT_SECONDS }),
  outcome: { status: 429, json: {}, headers: { 'retry-after': `${SERVER_WAIT_SECONDS}` } },
};

function verificationResendModel(page: Page, { unverifiedPlayer: { email } }: World): FlowModel {
  return {
    machine: verificationResendMachine,
    inputs: [
      { email: '', justSent: false },
      { email: newcomer.email, justSent: true },
    ],
    title: 'Verify your email',
    titles: { 'signedUp.cooling': 'Check your inbox', 'signedUp.open': 'Check your inbox' },
    goal: 'every state',
    tellApart: () => null,
    begin: async (state) => {
      if (state !== 'editing') return signUp(page);
      await page.goto('/login/verify-email/');
    },
    acts: {
      'email is requested': {
        event: { type: 'email.requested', email } as never,
        by: async (state) => {
          if (state === 'editing') await emailField(page).fill(email);
          const isAnother = state === 'signedUp.open' || state === 'sent.open';
          const name = isAnother ? 'Send another email' : 'Send me a link';
          await page.getByRole('button', { name }).click();
        },
      },
    },
    answers: {
      sendMail: {
        sent: { outcome: 'passes' },
        'no answer': { error: problemError({}), outcome: 'isLost' },
        'too many tries': tooManyTries,
      },
      countDown: {
        'it is over': {
          outcome: 'passes',
          arrange: () => page.clock.fastForward(SERVER_WAIT_SECONDS * 1000),
        },
      },
    },
    delays: {},
    states: verificationResendStates(page),
  };
}

/** What each state shows on the page that asks for another email, and of the first two on the inbox step. */
function verificationResendStates(page: Page): FlowModel['states'] {
  const button = page.getByRole('button', { name: 'Send me a link' });
  const again = page.getByRole('button', { name: 'Send another email' });
  const wait = page.getByText(/^You can send another in \d+ seconds?\.$/);
  const note = page.getByText('we’ve sent a new link');
  const working = page.getByText('Sending the email', { exact: true }).first();
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
      await expect(failure).toContainText('Too many tries.');
      await expect(wait).toBeVisible();
      await expect(button).toBeDisabled();
      await expect(working).toBeHidden();
    },
    'failed.open': async () => {
      await expect(failure).toContainText('We can’t reach the server.');
      await expect(working).toBeHidden();
    },
  };
}
