import type { PendingChange } from '#machines/email-change/email-change.contract.ts';
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { requestEmailChange } from '../../../fixtures/email-change.ts';
import { expect } from '../../../fixtures/journey.ts';
import { comeBack } from '../../../fixtures/rewards.ts';
import { rememberDemo } from '../../pages/by-name.ts';
import { SETTINGS, settingsCard } from '../../../fixtures/settings.ts';
import type { Walk } from '../../model/path.ts';
import { emailChangeStates, EMAIL_ELSEWHERE, NEW_EMAIL } from './email-change-states.ts';

/** Longer than the link works. */
const LINK_TIME_S = 11 * 60;

const pending: PendingChange = { email: NEW_EMAIL, expiresAt: 600_000, msLeft: 600_000 };

/** How the demo player, logged in, asks for another address in the settings. */
export const emailChangeWalk: Walk = {
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
            // What the page was reading by itself at that moment may be older, and is not read twice.
            expect(async () => {
              await comeBack(page);
              await expect(card.getByText(EMAIL_ELSEWHERE)).toBeVisible({ timeout: 2000 });
            }).toPass({ timeout: 15_000 }),
        },
      },
      answers: {
        requestEmailChange: {
          'it is mailed': { output: pending, fate: 'passes' },
          'no answer': { error: problemError({}), fate: 'isLost' },
        },
        cancelEmailChange: {
          'it is taken back': { fate: 'passes' },
          'no answer': { error: problemError({}), fate: 'isLost' },
        },
      },
      delays: {
        // For the server first: the page asks it what is left of the change.
        expiry: async () => {
          world.clock.advance(LINK_TIME_S);
          await page.clock.fastForward(LINK_TIME_S * 1000);
        },
      },
      states,
    };
  },
};
