import type { Page } from '@playwright/test';

import { problemError } from '#machines/shared/testing/problem-error.ts';
import { verificationResendMachine } from '#machines/verification-resend/verification-resend.machine.ts';
import { emailField } from '../../../fixtures/login.ts';
import { newcomer, signUp } from '../../../fixtures/sign-up.ts';
import type { World } from '../../../fixtures/world.ts';
import type { Answer, FlowModel } from '../../model/flow-model.ts';
import type { Walk } from '../../model/path.ts';
import { verificationResendStates } from './verification-resend-states.ts';

/** How another verification email is asked for: on the page for it, and where the sign-up ends. */
export const verificationResendWalk: Walk = { flow: 'verification-resend', model: verificationResendModel };

/** Longer than a slow machine needs to look. */
const SERVER_WAIT_SECONDS = 100;

const tooManyTries: Answer = {
  error: problemError({ status: 429, retryAfterSeconds: SERVER_WAIT_SECONDS }),
  fate: { status: 429, json: {}, headers: { 'retry-after': `${SERVER_WAIT_SECONDS}` } },
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
          const name = isAnother ? 'Send another email' : 'Send a new email';
          await page.getByRole('button', { name }).click();
        },
      },
    },
    answers: {
      sendMail: {
        sent: { fate: 'passes' },
        'no answer': { error: problemError({}), fate: 'isLost' },
        'too many tries': tooManyTries,
      },
      countDown: {
        'it is over': { fate: 'passes', arrange: () => page.clock.fastForward(SERVER_WAIT_SECONDS * 1000) },
      },
    },
    delays: {},
    states: verificationResendStates(page),
  };
}
