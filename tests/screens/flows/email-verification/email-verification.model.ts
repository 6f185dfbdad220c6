import type { Page } from '@playwright/test';

import type { EmailVerificationContext } from '#machines/email-verification/email-verification.contract.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { emailField } from '#tests/fixtures/login.ts';
import { loginHeading } from '#tests/fixtures/nav.ts';
import {
  addUnverified,
  confirmButton,
  expectVerified,
  mailedCode,
  mailedLink,
  newcomer,
  typeCode,
} from '#tests/fixtures/sign-up.ts';
import type { World } from '#tests/fixtures/world.ts';
import type { FlowModel } from '#tests/screens/model/flow-model.ts';
import type { ModelTest } from '#tests/screens/model/path.ts';

/** How an address is verified on the page that the mailed link opens. */
export const emailVerificationTest: ModelTest = { flow: 'email-verification', model: emailVerificationModel };

const LINK_SECONDS = 10 * 60;

function emailVerificationModel(page: Page, world: World): FlowModel {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  let person = newcomer;
  let signUps = 0;

  return {
    machine: emailVerificationMachine,
    inputs: [{ link: 'wellFormed' }],
    title: 'Confirm your email',
    titles: {
      'confirmed.countingDown': 'Your email is verified',
      'confirmed.staying': 'Your email is verified',
      leaving: 'Log in',
    },
    goal: 'every state',
    tellApart: ({ isLinkAlive, failure, secondsLeft }: EmailVerificationContext) => [
      isLinkAlive,
      failure?.code,
      secondsLeft,
    ],
    begin: async () => {
      signUps += 1;
      person = { ...newcomer, email: `zoe+${signUps}@mail.test` };
      await addUnverified(world, person);
      await page.clock.resume();
      await page.goto(await mailedLink(world, person));
    },
    acts: {
      'link is confirmed': {
        event: { type: 'link.confirmed' },
        offeredIn: ['ready'],
        by: () => confirmButton(page).click(),
      },
      'code is entered': {
        event: { type: 'code.entered' },
        offeredIn: ['awaitingCode'],
        by: async () => typeCode(page, await mailedCode(world, person)),
      },
      'email is sent again': {
        event: { type: 'email.resent' },
        offeredIn: ['failed'],
        by: async () => {
          await emailField(page).fill(person.email);
          await press('Send me a link');
        },
      },
      'countdown is stopped': {
        event: { type: 'countdown.stopped' },
        by: () => press('Stay on this page'),
      },
    },
    answers: {
      confirmEmail: {
        // The countdown would be over before a slow machine has looked.
        confirmed: { outcome: 'passes', arrange: () => page.clock.pauseAt(Date.now() + 1000) },
        'the link has expired': {
          error: problemError({ status: 400, code: 'link_expired' }),
          outcome: 'passes',
          arrange: async () => {
            world.clock.advance(LINK_SECONDS + 1);
          },
        },
      },
      countDown: { 'it is over': { outcome: 'passes', arrange: () => page.clock.runFor(5000) } },
    },
    delays: {},
    states: emailVerificationStates(page),
  };
}

/** What each state shows on the page behind the mailed link. */
function emailVerificationStates(page: Page): FlowModel['states'] {
  const onePress = page.getByText('Confirm it, and your account is ready.');
  const working = page.getByText('Confirming your email', { exact: true }).first();
  const failure = page.getByRole('alert').filter({ hasText: 'Email validation failed.' });
  const code = page.getByLabel('6-digit code');
  const countdown = page.getByText(/^We’ll open the login page in \d+ seconds\.$/);

  return {
    ready: async () => {
      await expect(onePress).toBeVisible();
      await expect(confirmButton(page)).toBeEnabled();
    },
    awaitingCode: async () => {
      await expect(page.getByText('we’ve sent a new link')).toBeVisible();
      await expect(code).toBeVisible();
      await expect(onePress.or(failure)).toHaveCount(0);
    },
    confirming: () => expect(working).toBeVisible(),
    failed: async () => {
      await expect(failure).toContainText('This link has expired');
      await expect(page.getByRole('button', { name: 'Send me a link' })).toBeEnabled();
      await expect(working.or(code)).toHaveCount(0);
    },
    'confirmed.countingDown': async () => {
      await expectVerified(page);
      await expect(countdown).toBeVisible();
    },
    'confirmed.staying': async () => {
      await expectVerified(page);
      await expect(countdown).toBeHidden();
    },
    leaving: async () => {
      // React waits for a moment before it shows the next page.
      await page.clock.resume();
      await expect(loginHeading(page)).toBeVisible();
    },
  };
}
