import type { Page } from '@playwright/test';

import type { PendingChange } from '#machines/email-change/email-change.contract.ts';
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { requestEmailChange } from '#tests/fixtures/email-change.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { comeBack } from '#tests/fixtures/rewards.ts';
import { SETTINGS, settingsCard } from '#tests/fixtures/settings.ts';
import type { FlowModel } from '#tests/screens/model/flow-model.ts';
import type { ModelTest } from '#tests/screens/model/path.ts';
import { rememberDemo } from '#tests/screens/pages/by-name.ts';

const NEW_EMAIL = 'dana+new@mail.test';
const EMAIL_ELSEWHERE = 'dana+elsewhere@mail.test';

/** Longer than the link works. */
const LINK_TIME_S = 11 * 60;

const pending: PendingChange = { email: NEW_EMAIL, expiresAt: 600_000, msLeft: 600_000 };

/** How the demo player, logged in, asks for another address in the settings. */
export const emailChangeTest: ModelTest = {
  flow: 'email-change',
  model: async (page, world) => {
    const { demoPlayer } = world;
    const { card, field, button } = settingsCard(page, 'Email');
    const states = emailChangeStates(page);
    await rememberDemo(page, world);

    return {
      machine: emailChangeMachine,
      inputs: [{ pending: null }],
      title: 'Settings',
      goal: 'every state',
      tellApart: () => null,
      begin: async () => {
        await page.goto(SETTINGS);
        await button('Change email').waitFor();
      },
      acts: {
        'email change is submitted': {
          event: {
            type: 'emailChange.submitted',
            newEmail: NEW_EMAIL,
            currentPassword: demoPlayer.password,
          } as never,
          by: async () => {
            await field('New email').fill(NEW_EMAIL);
            await field('Current password').fill(demoPlayer.password);
            await button('Change email').click();
          },
        },
        'the change is cancelled': {
          event: { type: 'emailChange.cancelled' },
          by: () => button('Cancel the change').click(),
        },
        'a change was asked for elsewhere': {
          event: { type: 'account.read', pending } as never,
          prepare: () => requestEmailChange(world, demoPlayer, EMAIL_ELSEWHERE),
          by: () =>
            // A fetch that the page had already started may return the older account, and is not repeated.
            expect(async () => {
              await comeBack(page);
              await expect(card.getByText(EMAIL_ELSEWHERE)).toBeVisible({ timeout: 2000 });
            }).toPass({ timeout: 15_000 }),
        },
      },
      answers: {
        requestEmailChange: {
          'it is mailed': { output: pending, outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
        },
        cancelEmailChange: {
          'it is taken back': { outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
        },
      },
      delays: {
        // Advance the clock of the server first: the page asks it how long the change is still valid.
        expiry: async () => {
          world.clock.advance(LINK_TIME_S);
          await page.clock.fastForward(LINK_TIME_S * 1000);
        },
      },
      states,
    };
  },
};

/** What each state shows on the card of the settings. */
function emailChangeStates(page: Page) {
  const { card, button, alert } = settingsCard(page, 'Email');
  const pendingMessage = card.getByText('Sending the email', { exact: true }).first();
  const inbox = card.getByRole('group', { name: 'Check your inbox' });
  const expired = card.getByRole('status').filter({ hasText: 'The link has expired.' });

  const cancelled = card.getByRole('group', { name: 'You cancelled the change.' });
  const isBeingCancelled = card.getByText('Cancelling the change', { exact: true });

  const expectForm = async () => {
    await expect(button('Change email')).toBeVisible();
    await expect(pendingMessage).toBeHidden();
  };
  const expectUnconfirmed = async (email: string) => {
    await expect(card.getByText('Unconfirmed email', { exact: true })).toBeVisible();
    await expect(card.getByText(email, { exact: true })).toBeVisible();
    await expect(button('Change email')).toBeHidden();
  };

  return {
    editing: async () => {
      await expectForm();
      await expect(alert).toBeHidden();
      await expect(expired).toBeHidden();
      await expect(cancelled).toBeHidden();
    },
    submitting: () => expect(pendingMessage).toBeVisible(),
    failed: async () => {
      await expect(alert).toContainText('An error occurred while changing your email.');
      await expectForm();
    },
    'pending.found': async () => {
      await expectUnconfirmed(EMAIL_ELSEWHERE);
      await expect(inbox).toBeHidden();
    },
    'pending.requested': async () => {
      await expect(inbox).toBeVisible();
      await expectUnconfirmed(NEW_EMAIL);
    },
    'pending.cancelling': () => expect(isBeingCancelled).toBeVisible(),
    'pending.notCancelled': async () => {
      await expect(alert).toContainText('We couldn’t cancel the change.');
      await expect(button('Cancel the change')).toBeEnabled();
    },
    cancelled: async () => {
      await expect(cancelled).toBeVisible();
      await expectForm();
    },
    expired: async () => {
      await expect(expired).toBeVisible();
      await expectForm();
    },
  } satisfies FlowModel['states'];
}
