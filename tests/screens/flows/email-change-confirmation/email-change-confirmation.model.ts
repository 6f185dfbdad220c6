import type { Page } from '@playwright/test';

import { emailChangeConfirmationMachine } from '#machines/email-change-confirmation/email-change-confirmation.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { emailKey } from '#reference-api/domain/identifiers.ts';
import { openDatabase } from '#reference-api/store/database.ts';
import { mailedChangeLink, requestEmailChange } from '../../../fixtures/email-change.ts';
import { expect } from '../../../fixtures/journey.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';
import { rememberDemo } from '../../pages/by-name.ts';

const NEW_EMAIL = 'dana+new@mail.test';

/** How the demo player, logged in, confirms a new email with the mailed link. */
export const emailChangeConfirmationTest: ModelTest = {
  flow: 'email-change-confirmation',
  model: async (page, world) => {
    const { demoPlayer, elitePlayer } = world;
    const database = await openDatabase(world.databasePath);
    await rememberDemo(page, world);
    let link = '';

    const mailLink = async (player: typeof demoPlayer) => {
      await database
        .updateTable('players')
        .set({ unconfirmed_email: null, unconfirmed_email_expires_at: null })
        .execute();
      await requestEmailChange(world, player, NEW_EMAIL);
      link = await mailedChangeLink(world, NEW_EMAIL);
    };
    const takeBackChange = async () => {
      await database
        .updateTable('players')
        .set({ email: demoPlayer.email, email_key: emailKey(demoPlayer.email) })
        .where('email_key', '=', emailKey(NEW_EMAIL))
        .execute();
    };

    return {
      machine: emailChangeConfirmationMachine,
      inputs: [{ link: 'wellFormed' }],
      title: 'Account Management',
      goal: 'every state',
      tellApart: () => null,
      begin: async () => {
        await page.goto('/favicon.svg');
        await takeBackChange();
        await mailLink(demoPlayer);
      },
      end: () => database.destroy(),
      acts: {
        'link is opened': {
          event: { type: 'link.opened', token: 'abc' } as never,
          by: async (state) => {
            if (state !== 'ready') return tryAgain(page).click();
            await page.goto(link);
            await page.getByRole('heading', { name: 'Account Management' }).waitFor();
          },
        },
      },
      answers: {
        confirmEmailChange: {
          'it is confirmed': { output: undefined, outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
          'a newer link was sent': {
            error: problemError({ status: 400, code: 'link_superseded' }),
            outcome: 'passes',
            arrange: () => mailLink(demoPlayer),
          },
          'the link is of another member': {
            error: problemError({ status: 400, code: 'wrong_account' }),
            prepare: () => mailLink(elitePlayer),
            outcome: 'passes',
          },
        },
      },
      delays: {},
      states: emailChangeConfirmationStates(page),
    };
  },
};

/** What each state shows on the account page. */
function emailChangeConfirmationStates(page: Page): FlowModel['states'] {
  const pendingMessage = page.getByRole('main').getByText('Confirming your email', { exact: true }).first();
  const refusal = (text: string) => page.getByRole('alert').filter({ hasText: text });

  return {
    // The page confirms the link by itself in the task after the first paint, and looks the same until then.
    ready: null,
    confirming: () => expect(pendingMessage).toBeVisible(),
    failed: async () => {
      await expect(refusal('An error occurred while confirming your new email.')).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
      await expect(pendingMessage).toBeHidden();
    },
    linkDead: () =>
      expect(refusal('We didn’t change your email.')).toContainText('We’ve sent you a newer link.'),
    wrongAccount: () => expect(refusal('This link belongs to another account.')).toBeVisible(),
    confirmed: () => expect(page.getByRole('group', { name: 'You changed your email.' })).toBeVisible(),
  };
}

function tryAgain(page: Page) {
  return page.getByRole('alert').getByRole('button', { name: 'Try again' });
}
