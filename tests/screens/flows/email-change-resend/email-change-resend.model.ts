import { emailChangeResendMachine } from '#machines/email-change-resend/email-change-resend.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import { rememberDemo } from '../../pages/by-name.ts';
import { SETTINGS, settingsCard } from '../../../fixtures/settings.ts';
import type { ModelTest } from '../../model/path.ts';

const NEW_EMAIL = 'dana+new@mail.test';
/** Longer than a slow machine needs to look, and shorter than the link works. */
const SERVER_WAIT_SECONDS = 100;
/** Longer than the link works. */
const LINK_TIME_S = 11 * 60;

/** How the demo player asks for another mail of a change that was asked for here. */
export const emailChangeResendTest: ModelTest = {
  flow: 'email-change-resend',
  model: async (page, world) => {
    const { demoPlayer } = world;
    const { card, field, button, alert } = settingsCard(page, 'Email');
    const again = button('Send another email');
    const wait = card.getByText(/^You can send another in \d+ seconds?\.$/);
    const note = card.getByRole('status').filter({ hasText: 'We sent another email to' });
    await rememberDemo(page, world);

    const expectCooling = async () => {
      await expect(wait).toBeVisible();
      await expect(again).toBeDisabled();
    };
    const expectOpen = async () => {
      await expect(again).toBeEnabled();
      await expect(wait).toBeHidden();
    };
    return {
      machine: emailChangeResendMachine,
      inputs: [{ email: NEW_EMAIL, justSent: true }],
      title: 'Settings',
      goal: 'every state',
      tellApart: () => null,
      begin: async () => {
        // The link of the path before has expired, so no change is pending.
        world.clock.advance(LINK_TIME_S);
        await page.goto(SETTINGS);
        await field('New email').fill(NEW_EMAIL);
        await field('Current password').fill(demoPlayer.password);
        await button('Change email').click();
      },
      acts: {
        'email is requested': {
          event: { type: 'email.requested', email: NEW_EMAIL } as never,
          by: () => again.click(),
        },
      },
      answers: {
        sendMail: {
          sent: { outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
          'too many tries': {
            error: problemError({ status: 429, retryAfterSeconds: SERVER_WAIT_SECONDS }),
            outcome: { status: 429, json: {}, headers: { 'retry-after': `${SERVER_WAIT_SECONDS}` } },
          },
        },
        countDown: {
          'it is over': {
            outcome: 'passes',
            arrange: () => page.clock.fastForward(SERVER_WAIT_SECONDS * 1000),
          },
        },
      },
      delays: {},
      states: {
        'mailed.cooling': async () => {
          await expectCooling();
          await expect(note).toBeHidden();
        },
        'mailed.open': async () => {
          await expectOpen();
          await expect(note.or(alert)).toHaveCount(0);
        },
        sending: () => expect(card.getByText('Sending the email', { exact: true }).first()).toBeVisible(),
        'sent.cooling': async () => {
          await expect(note).toBeVisible();
          await expectCooling();
        },
        'sent.open': async () => {
          await expect(note).toBeVisible();
          await expectOpen();
        },
        'failed.cooling': async () => {
          await expect(alert).toContainText('Too many tries.');
          await expectCooling();
        },
        'failed.open': async () => {
          await expect(alert).toContainText('We can’t reach the server.');
          await expectOpen();
        },
      },
    };
  },
};
